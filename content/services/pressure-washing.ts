import { business } from '../business.ts';
import type { Service } from '../schema.ts';

export const pressureWashing: Service = {
  id: 'pressure-washing',
  icon: 'pressure-washer',
  title: 'Pressure Washing',
  description:
    'Washing for concrete, siding, decks, loading docks and storefront walks, with pressure and detergent chosen for the surface.',
  introduction: [
    'Anyone can rent the machine. Knowing when to turn it down is the trade. The pressure that lifts a tire mark from concrete will furrow a cedar deck and drive water behind vinyl siding. So the material comes first, then the least force that does the job, with detergent, heat and time carrying the rest.',
    'On siding and painted walls that means a soft wash: detergent at low pressure to break up the green film, then a rinse not much stronger than a garden hose. Concrete takes more, best through a surface cleaner, a covered spinning bar that cleans an even path where a bare wand leaves stripes.',
    'Every wall in central Ohio keeps a calendar. North sides grow algae through humid summers, clay splashes up the first two feet of siding around new landscaping, and ramps and garage floors hold road salt into spring. May is a good month to wash off what a year has left.',
  ],
  features: [
    {
      name: 'Concrete and pavers',
      description:
        'Oil spots are pretreated with a degreaser before the slab is washed. Paver joints can lose sand and may want refilling once they dry.',
    },
    {
      name: 'Siding soft wash',
      description:
        'Detergent goes on from the bottom up and is rinsed from the top down, which prevents streaks. The spray points downward, so water stays out of the laps.',
    },
    {
      name: 'Decks and fences',
      description:
        'Wood is washed along the grain with a wide fan tip held well back. Some raised fibers are normal and sand off lightly after a few dry days.',
    },
    {
      name: 'Storefront walks',
      description:
        'Gum lets go with hot water, spilled drinks with detergent. Early hours suit a walk best, because it can dry before customers arrive.',
    },
    {
      name: 'Docks and dumpster pads',
      description:
        'Grease here calls for a degreaser, scrubbing and a plan for the dirty water before the first gallon runs.',
    },
    {
      name: 'Entrances and awnings',
      description:
        'Awning fabric is brushed and rinsed gently, since a close nozzle cuts stitching. Light fixtures are covered or left alone.',
    },
  ],
  benefits: [
    'Walks without algae and mildew are less slick in the rain.',
    'Paint and sealer hold better on a surface that was washed and left to dry.',
    'Rinsing salt out in spring removes one cause of flaking concrete.',
    'Fresh stains come out more often than old ones, so a yearly wash saves some.',
  ],
  visit: [
    {
      name: 'Look before water',
      description:
        'Open windows, loose mortar, cracked caulk, tired paint and the path of the runoff are checked first.',
    },
    {
      name: 'Cover and soak',
      description:
        'Outlets and fixtures are covered. Plants get plain water before any detergent and again at the end.',
    },
    {
      name: 'Try a patch',
      description:
        'A corner shows what the surface accepts. Then the area is treated in sections small enough that detergent does not dry on it.',
    },
    {
      name: 'Rinse and review',
      description:
        'Water is pushed away from doors, and the result is judged after drying, since wet concrete hides stains.',
    },
  ],
  frequency: [
    { place: 'Restaurant or busy store walk', often: 'Every one to three months in the warm season' },
    { place: 'Dumpster pad', often: 'Monthly, more often in July and August' },
    { place: 'House siding', often: 'Yearly on shaded sides, every two years elsewhere' },
    { place: 'Loading dock or parking deck', often: 'In April after the last salt, again in fall' },
  ],
  preparation: [
    'Close windows and garage doors, and move cars, grills, cushions and planters about ten feet away.',
    'Check that the outside faucet runs, and tell us about a well or low flow.',
    'Point out loose boards, leaking windows, outlets without covers and the plants you care about.',
  ],
  limits: [
    'Rust, battery acid marks and old oil may lighten without disappearing, because they sit in the pores.',
    'Peeling paint on a building older than 1978 may hold lead, and washing spreads the chips. Have it tested; lead is work for a licensed specialist.',
    'Asphalt shingles are no place for high pressure, and freezing days are no time for any outdoor washing.',
  ],
  questions: [
    {
      question: 'How does soft washing differ from pressure washing?',
      answer:
        'One relies on chemistry, the other on force. Pressure knocks soil off hard surfaces, while a soft wash lets detergent loosen growth on siding, stucco and painted wood before a gentle rinse.',
    },
    {
      question: 'Will it hurt my plants?',
      answer:
        'Strong detergent can burn leaves. Soaking the beds before and after dilutes what lands there, and a cloudy, still day is kinder than hot sun.',
    },
    {
      question: 'Where does the dirty water go?',
      answer:
        'It should stay out of storm drains, which often lead straight to a creek. The right route depends on the site and local sewer rules, so we agree it with you in the quote.',
    },
    {
      question: 'How soon can I seal or paint afterward?',
      answer:
        'Concrete usually wants one or two dry days, wood two or three or more. The label of your sealer or paint has the last word.',
    },
  ],
  image: {
    file: 'pressure-washing.webp',
    alt: "House and garage with a dark gray driveway: a pressure washer's round floor head leaves bright concrete behind it.",
  },
  quote: {
    subject: 'Pressure Washing',
    extras: [
      'Driveway and walks',
      'House siding soft wash',
      'Deck or fence',
      'Dumpster pad',
      'Parking area',
      'Gum removal',
    ],
  },
  relatedServices: ['window-cleaning', 'post-construction', 'commercial-janitorial'],
  relatedIndustries: ['retail-spaces', 'warehouses', 'factories', 'commercial-properties'],
  metadata: {
    title: 'Pressure Washing in Columbus, Ohio',
    description: `Pressure washing and soft washing for concrete, siding, decks, docks and storefront walks within ${business.serviceRadiusMiles} miles of Columbus, Ohio. Fully insured, free quotes.`,
  },
  updated: '2026-11-21',
};
