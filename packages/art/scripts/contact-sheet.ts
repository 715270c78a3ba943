/**
 * Draws `contact-sheet.jpeg`, which the README shows: every motif once, and every product.
 * `pnpm --filter @myler/art contact-sheet`
 */
import { join, resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Drawing } from '../src/core/drawing.ts';
import { drawText } from '../src/lettering/text.ts';
import { drawCameo } from '../src/products/cameo.ts';
import { drawGiftCard, giftCardDesigns } from '../src/products/gift-card.ts';
import { drawMark } from '../src/products/mark.ts';
import { drawMembershipCard } from '../src/products/membership-card-picture.ts';
import { drawSocialCard } from '../src/products/social-card.ts';
import { drawVignette, vignettes } from '../src/products/vignette.ts';
import { drawWordmark } from '../src/products/wordmark.ts';
import { drawScene, hours, motifs, seasons } from '../src/scenes/index.ts';

interface Frame {
  label: string;
  drawing: Drawing;
}

const INK = '#1e1b16';
const PAPER = '#faf7f1';

/** In pixels. */
const COLUMNS = 5;
const WIDTH = 220;
const HEIGHT = 138;
const LABEL = 26;
const GAP = 14;
const MARGIN = 22;

const file = join(resolve(import.meta.dirname, '..'), 'contact-sheet.jpeg');
const sheet = await layOut([...everyMotif(), ...everyProduct()]);
const { size } = await sheet.jpeg({ quality: 68, mozjpeg: true }).toFile(file);
console.log(`${file}, ${Math.round(size / 1000)} kB`);

/** Hours and seasons take turns. */
function everyMotif(): Frame[] {
  return motifs.map((motif, index) => {
    const hour = hours[index % hours.length] ?? 'noon';
    const season = seasons[index % seasons.length] ?? 'summer';
    return { label: `${motif}, ${hour}, ${season}`, drawing: drawScene({ motif, hour, season, seed: 1 }) };
  });
}

function everyProduct(): Frame[] {
  const scene = { motif: 'tuscany', hour: 'gold', season: 'summer', seed: 3 } as const;
  return [
    ...['travel', 'gold', 'black', 'black-plus', 'dynasty-dining', 'dynasty'].map((id) => ({
      label: `membership card, ${id}`,
      drawing: drawMembershipCard(id),
    })),
    { label: 'social card', drawing: drawSocialCard({ scene, title: 'Three generations, one table.' }) },
    { label: 'mark', drawing: drawMark() },
    { label: 'cameo', drawing: drawCameo('IH', 0) },
    { label: 'wordmark', drawing: drawWordmark('Orchard & Vine', 4) },
    ...Array.from({ length: giftCardDesigns }, (_, design) => ({
      label: `gift card, ${design}`,
      drawing: drawGiftCard(design),
    })),
    ...vignettes.slice(0, 4).map((name) => ({ label: `vignette, ${name}`, drawing: drawVignette(name) })),
  ];
}

async function layOut(frames: readonly Frame[]): Promise<Sharp> {
  const rows = Math.ceil(frames.length / COLUMNS);
  const width = 2 * MARGIN + COLUMNS * (WIDTH + GAP) - GAP;
  const height = 2 * MARGIN + rows * (HEIGHT + LABEL + GAP) - GAP;
  const pictures = frames.map(async ({ drawing }, index) => {
    const { left, top } = placeOf(index);
    const { data, info } = await rasterise(drawing);
    return {
      input: data,
      left: left + Math.round((WIDTH - info.width) / 2),
      top: top + Math.round((HEIGHT - info.height) / 2),
    };
  });
  const labels = frames.map(({ label }, index) => {
    const { left, top } = placeOf(index);
    return drawText(label, left + WIDTH / 2, top + HEIGHT + 17, {
      size: 12,
      anchor: 'middle',
      weight: 0.02,
      fill: INK,
    });
  });
  const lettering = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${labels.join('')}</svg>`;
  return sharp({ create: { width, height, channels: 3, background: PAPER } }).composite([
    ...(await Promise.all(pictures)),
    { input: Buffer.from(lettering), left: 0, top: 0 },
  ]);
}

function placeOf(index: number): { left: number; top: number } {
  return {
    left: MARGIN + (index % COLUMNS) * (WIDTH + GAP),
    top: MARGIN + Math.floor(index / COLUMNS) * (HEIGHT + LABEL + GAP),
  };
}

function rasterise({ svg, width, height }: Drawing) {
  const scale = Math.min(WIDTH / width, HEIGHT / height);
  return sharp(Buffer.from(svg.replaceAll('currentColor', INK)), { density: 72 * Math.max(1, scale) })
    .resize(WIDTH, HEIGHT, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
}
