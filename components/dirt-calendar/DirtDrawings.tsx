import type { SVGProps } from 'react';
import type { Drawing } from '../../content/schema/dirt-calendar.ts';
import palette from '../theme/palette.json' with { type: 'json' };

const maple = 'M0-10l2 4 2-1-1 5 4-3 1 1 3-1-1 4 2 1-6 5 1 2-6-1v5h-2v-5l-6 1 1-2-6-5 2-1-1-4 3 1 1-1 4 3-1-5 2 1z';

interface Shape extends Pick<SVGProps<SVGPathElement>, 'd' | 'fill' | 'stroke' | 'strokeWidth'> {
  /** Whether each copy lies another way. */
  turns?: boolean;
}

/** One piece of each kind of dirt, up to 20 units wide, around the point 0,0. */
const shapes: Record<Drawing, Shape> = {
  salt: { d: 'M-6-5l5-1 2 4-4 3zM5 2l3-1 1 3-3 2zM-4 7l2-1 2 2-2 2z', fill: palette.white, turns: true },
  rings: { d: 'M-8 0a8 7 0 1 0 16 0a8 7 0 1 0-16 0', stroke: palette.tealSoft, strokeWidth: 1.5, turns: true },
  paws: {
    d: 'M-2 3h4M0 2v2M-6-1v-1M-2-5v-1M3-5v-1M7-1v-1',
    stroke: palette.wood,
    strokeWidth: 4,
    turns: true,
  },
  pollen: { d: 'M0 0h0M6 3h0M-3 7h0', stroke: palette.sun, strokeWidth: 4 },
  tassels: { d: 'M-1-10q5 5 0 10t1 10', stroke: palette.sun, strokeWidth: 3, turns: true },
  fluff: {
    d: 'M-8 4a4 4 0 0 1 0-7a4 4 0 0 1 5-4a5 5 0 0 1 8 1a4 4 0 0 1 3 7a4 4 0 0 1-5 5a5 5 0 0 1-6 1a4 4 0 0 1-5-3z',
    fill: palette.white,
    turns: true,
  },
  drops: { d: 'M0-8c3 5 5 7 5 9a5 5 0 0 1-10 0c0-2 2-4 5-9z', fill: palette.teal },
  boxes: { d: 'M-9-8h18v16h-18zM-9-3h18M0-8v5', fill: palette.wood, stroke: palette.ink, strokeWidth: 1.5 },
  footballs: {
    d: 'M-13 0q5-8 13-8t13 8q-5 8-13 8t-13-8zM-4 0h8M-3-2v4M0-2v4M3-2v4M-8-5q2 5 0 10M8-5q-2 5 0 10',
    fill: palette.ink,
    stroke: palette.sunPale,
    strokeWidth: 1.2,
    turns: true,
  },
  leaves: { d: maple, fill: palette.sunPale, turns: true },
  'wet-leaves': { d: maple, fill: palette.clay, turns: true },
  stars: { d: 'M0-9q1 8 9 9q-8 1-9 9q-1-8-9-9q8-1 9-9z', fill: palette.sun },
};

/** Where the pieces lie in a column of 100 by 165 units: many at the bottom, few at the top. */
const places =
  'M0 0L17 154 41 116 60 156 15 112 52 134 83 152 32 92 81 130 37 153 85 108 25 133 63 113 76 88 16 71 46 72 70 60 30 50 55 42 82 36 27 24 63 16 99 9';

/** What the drawings share; the page must have it once. It is drawn at each point but the ends of the path. */
export function DirtShapes({ used }: { used: ReadonlySet<Drawing> }) {
  return (
    <defs>
      <path id="dirt" d={places} fill="none" />
      {[...used].map((drawing) => {
        const { turns = false, ...shape } = shapes[drawing];
        return (
          <marker key={drawing} id={`dirt-${drawing}`} {...(turns ? { orient: 'auto' } : {})}>
            <path fill="none" {...shape} />
          </marker>
        );
      })}
    </defs>
  );
}
