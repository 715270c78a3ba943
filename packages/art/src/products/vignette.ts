import type { Drawing } from '../core/drawing.ts';

/** Everything that can be drawn as a vignette. */
export const vignettes = [
  'suitcase',
  'boat',
  'lantern',
  'letter',
  'key',
  'kite',
  'sleeping-bear',
  'lost-path',
] as const;
export type Vignette = (typeof vignettes)[number];

const GOLD = '#baa57e';

/**
 * The paths of a drawing in an arch of 160 × 200: `line` in the text's colour, `gold` in gold, `fill` in transparent
 * gold.
 */
interface Lines {
  line: string;
  gold: string;
  fill?: string;
}

const drawings: Record<Vignette, Lines> = {
  boat: {
    line: 'M46 138h68l-9 14H56ZM80 136V66M84 72c14 16 22 36 24 58H84ZM76 82c-10 14-18 30-22 48h22ZM22 168q9-6 18 0t18 0 18 0 18 0 18 0 18 0M34 180q9-6 18 0t18 0 18 0 18 0 18 0',
    gold: 'M80 66l12 4-12 5M108 52a10 10 0 1 1 .1 0M24 158h18M118 158h18',
    fill: 'M84 72c14 16 22 36 24 58H84Z',
  },
  letter: {
    line: 'M34 100h92v62H34ZM34 100l46 36 46-36M34 162l36-33M126 162l-36-33M50 88V58h60v30M60 70h40M60 80h26',
    gold: 'M80 143a8 8 0 1 1 .1 0M80 131v8M77 139v-4a3 3 0 0 1 6 0v4M40 84l-7-7M120 84l7-7',
    fill: 'M34 100h92l-46 36Z',
  },
  'lost-path': {
    line: 'M22 188c30-10 44-22 38-36s-14-22 2-36 8-14 2-20M84 192c18-12 16-28 4-40s-16-18-8-30 0-20-8-26M120 174V84M102 92h34l8 8-8 8h-34ZM138 118h-34l-8 8 8 8h34ZM112 174h16',
    gold: 'M26 102q12-24 28-8 14-28 34-4 6-6 12-4M56 60a11 11 0 1 1 .1 0M26 160q4-11 8 0M18 165q3-8 6 0M104 182q3-9 6 0M134 184q3-9 6 0M66 180l2-7M72 158l-1-7M68 132l4-6',
  },
  suitcase: {
    line: 'M30 96h100v70H30ZM30 104h100M30 158h100M62 96V80q0-6 6-6h24q6 0 6 6v16M50 96v70M110 96v70M40 166v6h10v-6M110 166v6h10v-6',
    gold: 'M80 118v22M69 140v-13a11 11 0 0 1 22 0v13M74.5 140v-12a5.500 5.500 0 0 1 11 0v12M98 84q14 2 16 18M110 104l8-2 2 12-8 2Z',
    fill: 'M50 104h60v54H50Z',
  },
  lantern: {
    line: 'M56 166h48M60 166l4-62h32l4 62M64 104l16-20 16 20M58 104h44M72 104v-2M80 84v-8M66 76a14 14 0 0 1 28 0M70 166l2-54M90 166l-2-54M52 174h56',
    gold: 'M80 156c-9-6-8-16 0-26 8 10 9 20 0 26ZM80 156c-3-4-3-8 0-12 3 4 3 8 0 12M40 128h8M112 128h8M44 104l6 4M116 104l-6 4M42 150l7-3M118 150l-7-3',
    fill: 'M65 112h30l4 50H61Z',
  },
  key: {
    line: 'M80 106V172M80 150h14v8H80M80 164h18v8H80M62 88a18 18 0 1 1 36 0 18 18 0 0 1-36 0M71 88a9 9 0 1 1 18 0 9 9 0 0 1-18 0M74 106h12M74 112h12',
    gold: 'M92 74q18-10 24 6 4 14 0 24M106 104h20v44l-10 8-10-8ZM116 112a2.500 2.500 0 1 1-.1 0M112 142v-12a4 4 0 0 1 8 0v12M116 126v16',
    fill: 'M106 104h20v44l-10 8-10-8Z',
  },
  kite: {
    line: 'M88 42l32 28-22 48-34-36ZM88 42l10 76M64 82l56-12M98 118C96 140 80 138 78 152S64 164 58 182M40 186q0-20 4-26t8 0 4 26M48 150a6 6 0 1 1 .1 0M52 164l8-6',
    gold: 'M94 130l-10-2 3 8 9-1M80 148l-9-4 1 9 9 0M70 166l-8-5-1 9 9 1M26 76q8-6 16 0t16 0M112 138q8-6 16 0t14 0',
    fill: 'M88 42l32 28-22 48Z',
  },
  'sleeping-bear': {
    line: 'M40 160c-8-22 4-46 26-48M120 160c8-18 2-36-14-44M66 112c-8 2-14-10-6-15 6-4 12 0 13 6M93 103c2-7 10-9 15-4 6 6 0 15-8 14M73 103c6-3 14-3 20 0M66 112c-2 16 6 26 17 26s20-10 17-25M74 117q4 4 8 0M87 117q4 4 8 0M80 127h6l-3 4ZM83 131v3M32 160h96M54 160c-6-12 8-18 14-8l2 8M98 160c-2-14 16-14 18-2M32 160v12M128 160v12',
    gold: 'M114 80h10l-10 12h10M128 60h8l-8 10h8M40 172h80M46 178h68M30 66a14 14 0 0 0 18 16 16 16 0 1 1-18-16Z',
    fill: 'M66 112c-2 16 6 26 17 26s20-10 17-25c-5-12-27-14-34-1Z',
  },
};

/** A small line drawing in an arch, 160 × 200, for empty and error states; `currentColor` and gold. */
export function drawVignette(name: Vignette): Drawing {
  const { line, gold, fill } = drawings[name];
  const arch = 'M6 199V80a74 74 0 0 1 148 0v119Z';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 200" width="160" height="200" fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="1.5">` +
    `<path d="${arch}" fill="${GOLD}" fill-opacity=".1"/><path d="M14 199V80a66 66 0 0 1 132 0v119" stroke="${GOLD}" stroke-width=".75"/><path d="${arch}" stroke="${GOLD}"/>` +
    (fill ? `<path d="${fill}" fill="${GOLD}" fill-opacity=".28"/>` : '') +
    `<path d="${gold}" stroke="${GOLD}"/><path d="${line}" stroke="currentColor"/></svg>`;
  return { svg: svg.replaceAll('.500 ', '.5 '), width: 160, height: 200, colour: '#f1ebdf' };
}
