import { coord } from '../core/path.ts';
import { createDefinitions } from '../core/definitions.ts';
import type { Drawing } from '../core/drawing.ts';
import { petal, turns, waveRing } from '../elements/guilloche.ts';

interface Stock {
  name: string;
  /** The tier's number. It sets the number of petals of the rosette and their cut. */
  number: number;
  /** The colours of the paper, from the lit corner to the opposite one. */
  stock: readonly [string, string, string];
  line: string;
  text: string;
  twist: number;
  lines: number;
  strength: number;
}

const stocks: Record<string, Stock> = {
  travel: {
    name: 'Travel',
    number: 6,
    stock: ['#f6f1e8', '#e6ddcd', '#d3c8b4'],
    line: '#8a7650',
    text: '#3a3226',
    twist: 0.1,
    lines: 13,
    strength: 0.62,
  },
  gold: {
    name: 'Gold',
    number: 8,
    stock: ['#d9c79f', '#baa57e', '#957e50'],
    line: '#5a4a29',
    text: '#241d10',
    twist: 0.16,
    lines: 13,
    strength: 0.6,
  },
  black: {
    name: 'Black',
    number: 10,
    stock: ['#37322b', '#201d19', '#0f0d0b'],
    line: '#baa57e',
    text: '#ece1ca',
    twist: 0.2,
    lines: 12,
    strength: 0.6,
  },
  'black-plus': {
    name: 'Black+',
    number: 12,
    stock: ['#1c1916', '#0a0908', '#000000'],
    line: '#e9d7a6',
    text: '#f6ecd2',
    twist: 0.26,
    lines: 12,
    strength: 0.72,
  },
  'dynasty-dining': {
    name: 'Dynasty Dining',
    number: 9,
    stock: ['#6d2d33', '#4c1b22', '#310f15'],
    line: '#d8b98c',
    text: '#f4e6d2',
    twist: -0.14,
    lines: 13,
    strength: 0.56,
  },
  dynasty: {
    name: 'Dynasty',
    number: 14,
    stock: ['#2f5144', '#1a372d', '#0c211a'],
    line: '#d9c493',
    text: '#f1e8d0',
    twist: -0.22,
    lines: 11,
    strength: 0.6,
  },
};

/** Draws one of a card's two lines of text. `spacing` and `weight` are in ems, as for outlines. */
type Write = (
  text: string,
  x: number,
  y: number,
  style: { size: number; spacing?: number; weight?: number; fill: string },
) => string;

/** Text elements, for a card in a page: they use the page's own font. */
const asText: Write = (text, x, y, { size, spacing = 0, weight, fill }) =>
  `<text x="${x}" y="${y}" fill="${fill}" font-family="'Avenir Next','Nunito Sans Variable','Nunito Sans',system-ui,sans-serif" font-size="${size}" font-weight="${weight ? 600 : 300}" letter-spacing="${coord(size * spacing)}">${text}</text>`;

/**
 * A membership card, 340 × 214, engraved with the rosette of its tier.
 *
 * @throws {RangeError} when there is no such membership
 */
export function engraveMembershipCard(membershipId: string, write: Write = asText): Drawing {
  const tier = stocks[membershipId];
  if (!tier)
    throw new RangeError(
      `art: no card for the membership “${membershipId}”; known are ${Object.keys(stocks).join(', ')}.`,
    );
  const defs = createDefinitions(`m${membershipId.replace(/[^a-z]/g, '')}`);
  const [light, middle, dark] = tier.stock;
  const k = tier.number;
  const face = defs.gradient(
    [
      [0, light],
      [0.5, middle],
      [1, dark],
    ],
    [0, 0, 1, 1],
  );
  // A band of light across the card, as if it were tilted.
  const sheen = defs.gradient(
    [
      [0.3, '#fff', 0],
      [0.48, '#fff', tier.name === 'Travel' ? 0.34 : 0.1],
      [0.62, '#fff', 0],
    ],
    [0, 0, 1, 0.55],
  );
  const outer = defs.id();
  const inner = defs.id();
  const corner = defs.id();
  defs.define(`<path id="${outer}" d="${petal(142, 340 / k, tier.lines, tier.twist)}"/>`);
  defs.define(`<path id="${inner}" d="${petal(64, 120 / k, 7, -tier.twist * 1.4)}"/>`);
  defs.define(`<clipPath id="${corner}"><rect width="340" height="214" rx="10"/></clipPath>`);
  const rosette =
    `<g transform="translate(258 107)" fill="none" stroke="${tier.line}">` +
    `<g stroke-width=".45" opacity="${tier.strength}">${turns(outer, k)}</g>` +
    `<g stroke-width=".5" opacity="${Math.min(1, tier.strength + 0.18)}">${turns(inner, k, 180 / k)}</g>` +
    `<g stroke-width=".4" opacity="${tier.strength}"><path d="${waveRing(13, k, 1.8)}"/><path d="${waveRing(13, k, -1.8)}"/><path d="${waveRing(76, k * 3, 2.4)}"/><path d="${waveRing(76, k * 3, -2.4)}"/></g></g>`;
  const border =
    `<rect x="7.500" y="7.500" width="325" height="199" rx="5" fill="none" stroke="${tier.line}" stroke-width=".5" opacity=".55"/>`.replaceAll(
      '.500',
      '.5',
    );
  const chip = arch(26, 98, tier.line);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 340 214" width="340" height="214"><defs>${defs.markup()}</defs>` +
    `<g clip-path="url(#${corner})"><rect width="340" height="214" fill="${face}"/>${rosette}<rect width="340" height="214" fill="${sheen}"/>${border}${chip}` +
    write('MYLER', 26, 44, { size: 13, spacing: 0.34, weight: 0.045, fill: tier.text }) +
    write(tier.name, 26, 186, { size: 20, spacing: 0.04, fill: tier.text }) +
    '</g></svg>';
  return { svg, width: 340, height: 214, colour: middle };
}

/** The mark, embossed where a bank card has its chip. */
function arch(x: number, y: number, colour: string): string {
  const w = 22;
  const r = w / 2;
  let d = '';
  for (const inset of [0, 3.6, 7.2])
    d += `M${coord(x + inset)} ${y + 14}V${y - 6}a${coord(r - inset)} ${coord(r - inset)} 0 0 1 ${coord(w - inset * 2)} 0V${y + 14}`;
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width=".9" opacity=".85"/>`;
}
