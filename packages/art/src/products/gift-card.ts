import { createRng } from '../core/rng.ts';
import { createDefinitions, type Definitions } from '../core/definitions.ts';
import { drawScene } from '../scenes/draw-scene.ts';
import { inset } from '../core/inset.ts';
import { drawText } from '../lettering/text.ts';
import type { Drawing } from '../core/drawing.ts';
import type { Scene } from '../core/scene.ts';
import { petal, turns, waveRing } from '../elements/guilloche.ts';

const W = 680;
const H = 428;

interface Design {
  colour: string;
  text: string;
  scene?: Scene;
  paint?: (defs: Definitions) => string;
}

/** Rows of small arches with small differences, like a street of houses. */
function arches(defs: Definitions): string {
  const id = defs.id();
  defs.define(
    `<path id="${id}" d="M0 58V26a20 20 0 0 1 40 0v32M7 58V27a13 13 0 0 1 26 0v31M14 58V28a6 6 0 0 1 12 0v30"/>`,
  );
  const rng = createRng(11);
  let lines = '';
  let lit = '';
  for (let r = 0; r < 7; r++) {
    for (let c = -1; c < 14; c++) {
      const x = c * 50 + (r % 2 ? 25 : 0);
      const y = r * 62 - 6;
      lines += `<use href="#${id}" x="${x}" y="${y}"/>`;
      if (rng.chance(0.13)) lit += `M${x + 14} ${y + 58}V${y + 28}a6 6 0 0 1 12 0v30Z`;
    }
  }
  return `<rect width="${W}" height="${H}" fill="${defs.gradient(
    [
      [0, '#1d2d2b'],
      [1, '#0f1716'],
    ],
    [0, 0, 1, 1],
  )}"/><g fill="none" stroke="#baa57e" stroke-width=".9" opacity=".5">${lines}</g><path d="${lit}" fill="#f0d9a2" opacity=".9"/><rect width="${W}" height="${H}" fill="${defs.gradient(
    [
      [0, '#131d1c', 0.94],
      [0.42, '#131d1c', 0.8],
      [0.7, '#131d1c', 0],
    ],
    [0, 0, 1, 0],
  )}"/>`;
}

/** An engraved ribbon on stone-coloured paper. */
function ribbon(defs: Definitions): string {
  const id = defs.id();
  defs.define(`<path id="${id}" d="${petal(230, 60, 12, 0.2)}"/>`);
  const bows = `<g transform="translate(476 208)" fill="none" stroke="#76613a" stroke-width=".8" opacity=".7">${turns(id, 9, 8)}<path d="${waveRing(44, 27, 3)}"/><path d="${waveRing(44, 27, -3)}"/></g>`;
  const band = `<rect x="452" width="48" height="${H}" fill="#8e4a3c"/><rect y="184" width="${W}" height="48" fill="#8e4a3c"/><path d="M457 0v${H}M495 0v${H}M0 189h${W}M0 227h${W}" stroke="#d9b98c" stroke-width="1" fill="none" opacity=".7"/><path d="M476 208C420 120 372 150 384 190s60 34 92 18C532 120 580 150 568 190s-60 34-92 18C440 262 424 306 404 330l26-4 8 22c16-34 26-80 38-140c12 60 22 106 38 140l8-22 26 4C528 306 512 262 476 208Z" fill="#a5563f"/><path d="M476 208C432 150 400 160 404 186s40 30 72 22c44-58 76-48 72-22s-40 30-72 22Z" fill="#74352c"/><circle cx="476" cy="208" r="15" fill="#b9674c"/>`;
  return `<rect width="${W}" height="${H}" fill="${defs.gradient(
    [
      [0, '#f6f1e6'],
      [1, '#dfd4bf'],
    ],
    [0, 0, 1, 1],
  )}"/>${bows}${band}`;
}

/** The night sky in October, with a suitcase, a kite and an arch among the constellations. */
function constellations(defs: Definitions): string {
  const rng = createRng(29);
  let dots = '';
  for (let i = 0; i < 150; i++) dots += `M${Math.round(rng() * W)} ${Math.round(rng() * H)}h.01`;
  const figures: readonly (readonly (readonly [number, number])[])[] = [
    [
      [420, 250],
      [420, 150],
      [560, 150],
      [560, 250],
      [420, 250],
    ],
    [
      [462, 150],
      [466, 118],
      [514, 118],
      [518, 150],
    ],
    [
      [596, 70],
      [640, 120],
      [606, 196],
      [566, 122],
      [596, 70],
      [606, 196],
    ],
    [
      [606, 196],
      [620, 232],
      [598, 262],
      [618, 296],
    ],
    [
      [300, 330],
      [300, 240],
      [318, 204],
      [346, 190],
      [374, 204],
      [392, 240],
      [392, 330],
    ],
  ];
  const lines = figures.map((f) => `M${f.map((p) => p.join(' ')).join('L')}`).join('');
  const stars = figures
    .flat()
    .map(
      ([x, y], i) =>
        `<path d="M${x} ${y - (i % 3 ? 5 : 8)}l1.6 ${i % 3 ? 3.4 : 6.4} ${i % 3 ? 3.4 : 6.4} 1.6-${i % 3 ? 3.4 : 6.4} 1.6-1.6 ${i % 3 ? 3.4 : 6.4}-1.6-${i % 3 ? 3.4 : 6.4}-${i % 3 ? 3.4 : 6.4}-1.6 ${i % 3 ? 3.4 : 6.4}-1.6Z"/>`,
    )
    .join('');
  return `<rect width="${W}" height="${H}" fill="${defs.gradient([
    [0, '#0c1522'],
    [0.6, '#1a2c40'],
    [1, '#39485a'],
  ])}"/>${defs.halo('#e6dcc0', 560, 60, 320, 0.26)}<path d="${dots}" stroke="#f4ead2" stroke-width="1.6" stroke-linecap="round" opacity=".6"/><path d="${lines}" fill="none" stroke="#baa57e" stroke-width="1" stroke-dasharray="1 4" stroke-linecap="round"/><g fill="#f6e9c8">${stars}</g>`;
}

const designs: readonly [Design, ...Design[]] = [
  {
    colour: '#4a4a55',
    text: '#fffaf0',
    scene: { motif: 'island', hour: 'dusk', season: 'summer', seed: 12, format: 'wide' },
  },
  { colour: '#15201f', text: '#f2e6c9', paint: arches },
  { colour: '#e6dcc9', text: '#3a3226', paint: ribbon },
  {
    colour: '#5f7f88',
    text: '#fffaf0',
    scene: { motif: 'alps', hour: 'noon', season: 'winter', seed: 8, format: 'wide' },
  },
  { colour: '#1a2c40', text: '#f6ecd2', paint: constellations },
  {
    colour: '#8a7650',
    text: '#fffaf0',
    scene: { motif: 'kites', hour: 'gold', season: 'summer', seed: 3, format: 'wide' },
  },
];

/** The number of gift-card designs. */
export const giftCardDesigns = designs.length;

/** A gift card, 680 × 428. `design` counts from 0 and wraps around. */
export function drawGiftCard(design: number): Drawing {
  const index = ((Math.trunc(design) % designs.length) + designs.length) % designs.length;
  const { colour, text, scene, paint } = designs[index] ?? designs[0];
  const defs = createDefinitions(`g${index}`);
  const picture = scene ? inset(drawScene(scene), 0, 0, W, H) : (paint?.(defs) ?? '');
  const corner = defs.id();
  defs.define(`<clipPath id="${corner}"><rect width="${W}" height="${H}" rx="20"/></clipPath>`);
  const frame = `<rect x="15" y="15" width="${W - 30}" height="${H - 30}" rx="10" fill="none" stroke="${text}" stroke-width="1" opacity=".5"/>`;
  const name = drawText('MYLER', 52, 90, { size: 27, spacing: 0.34, weight: 0.035, fill: text });
  const label =
    drawText('A journey, from', 52, 352, { size: 26, fill: text, opacity: 0.92 }) +
    drawText('someone who knows you.', 52, 386, { size: 26, fill: text, opacity: 0.92 });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}"><defs>${defs.markup()}</defs><g clip-path="url(#${corner})">${picture}${frame}${name}${label}</g></svg>`;
  return { svg, width: W, height: H, colour };
}
