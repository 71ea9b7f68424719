import type { Service } from '../schema.ts';

export const windowCleaning: Service = {
  id: 'window-cleaning',
  icon: 'window',
  title: 'Window Cleaning',
  description:
    'Glass inside and out for storefronts, offices and homes, with the frames, sills and screens that decide how long it stays clear.',
  introduction: [
    'Much of what makes a window look dirty starts next to the glass. Rain picks dust off the frame and dries in runs. A clogged screen drops its load on the pane in the first storm. So the work begins around the window, with screen, frame and sill, and the squeegee comes last.',
    'The tools are plain: a scrubber, water with a little soap, a sharp rubber edge and a dry cloth for the border. Higher glass can be washed from the ground with purified water through a pole, which dries without spots because the minerals are filtered out. Height, access and the glass itself decide which method fits.',
    'Timing matters here. Oak pollen in May and cottonwood fluff in June cling to wet frames, and sprinklers fed by hard well water leave rings of scale all summer. For a house washed twice a year, late June and early November come after most of the pollen, the fluff and the falling leaves.',
  ],
  features: [
    {
      name: 'Interior and exterior glass',
      description:
        'Both sides are scrubbed, squeegeed and dried at the edges. Wash only one, and you see the dirt on the other better.',
    },
    {
      name: 'Screens and tracks',
      description:
        'Screens are brushed, rinsed and dried before they go back. Tracks are vacuumed dry ahead of wiping, so grit does not turn to mud in the corners.',
    },
    {
      name: 'Frames and sills',
      description:
        'Webs, pollen and chalky paint dust come off before the pane is touched. Weep holes at the bottom stay open, so rain can drain.',
    },
    {
      name: 'Hard water spots',
      description:
        'Recent deposits often dissolve in a mild acid. Older ones may have etched in, and a test spot shows which kind you have.',
    },
    {
      name: 'Paint and stickers',
      description:
        'Specks are loosened wet before a blade is even considered. Tempered glass can carry tiny factory debris that a scraper drags into scratches, so the corner is checked for its stamp first.',
    },
    {
      name: 'Storefront doors',
      description:
        'Fingerprints gather at push height and shoe marks along the kick plate. Both get wiped together with the door glass.',
    },
  ],
  benefits: [
    'More daylight comes in, most of all on sides that face a road or trees.',
    'Torn screens, soft sills and failed seals are spotted from a foot away.',
    'Mineral spots taken off in their first season are less likely to etch.',
    'From across the parking lot, a storefront looks open and looked after.',
  ],
  visit: [
    {
      name: 'Check access and glass',
      description:
        'Heights, locks, shrubs and power lines come first. Existing scratches, chips and fogged panes are pointed out before water touches them.',
    },
    {
      name: 'Take screens out',
      description: 'Each is marked for its opening, since screens that look alike seldom fit alike.',
    },
    {
      name: 'Scrub and pull',
      description:
        'The pane is wetted to its corners, then pulled dry in overlapping strokes, wiping the rubber in between.',
    },
    {
      name: 'Detail and step back',
      description:
        'Edges and sills are dried, screens return, and the glass is viewed at an angle, where streaks show.',
    },
  ],
  frequency: [
    { place: 'Storefront on a busy street', often: 'Outside weekly, inside every second week' },
    { place: 'Ground floor of an office', often: 'Every month or two' },
    { place: 'Upper floors', often: 'Two to four times per year' },
    { place: 'House', often: 'Early summer and late fall, screens once' },
  ],
  preparation: [
    'Take plants, picture frames and lamps off the sills, and leave about two feet free in front of each window.',
    'Switch lawn sprinklers off the evening before and keep them off for a day.',
    'Point out alarm sensors, window film and any sash that sticks.',
  ],
  limits: [
    'Fog between two panes is a failed seal. A glass company can replace the unit; no washing reaches it.',
    'Lightning, strong wind or a hard freeze can move an outdoor date.',
    'Glass that calls for rope access or a swing stage is specialist work. Tell us the height, and we can say whether a pole from the ground reaches it.',
  ],
  questions: [
    {
      question: 'What if it rains the next day?',
      answer:
        'Usually nothing. Rain on clean glass leaves little behind; the spots it gets blamed for come mostly from dust on the pane, frame or screen.',
    },
    {
      question: 'Can windows be washed in winter?',
      answer:
        'On milder days, yes. Below freezing, water may turn to ice before the blade gets there, so the inside can go ahead while the outside waits for sun.',
    },
    {
      question: 'How high can you go?',
      answer:
        'Ask us with a photo and a rough height. The answer depends on where a pole or ladder can stand, how firm the ground is and what hangs in between.',
    },
    {
      question: 'How should I count my windows?',
      answer:
        'Count openings per floor, and say if panes are split by dividers you can feel on the surface. Mention storm windows too, since they add two sides to wash.',
    },
  ],
  image: {
    file: 'window-cleaning.webp',
    alt: 'Brick office front: clear panes on the left, a long squeegee at work in the middle, dusty panes on the right, one with a smiley drawn in the dust.',
  },
  quote: {
    subject: 'Window Cleaning',
    extras: ['Screens and tracks', 'Hard water spots', 'Interior glass', 'Upper floors', 'Storm windows', 'Skylights'],
  },
  relatedServices: ['pressure-washing', 'commercial-janitorial', 'residential-cleaning'],
  relatedIndustries: ['retail-spaces', 'office-buildings', 'commercial-properties'],
  metadata: {
    title: 'Window Cleaning in Columbus and Dublin',
    description:
      'Window cleaning for storefronts, offices and homes around Columbus, Ohio: glass on both sides, screens, tracks, frames and hard water spots. Free quotes.',
  },
  updated: '2026-11-21',
};
