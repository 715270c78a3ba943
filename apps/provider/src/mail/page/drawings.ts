import { drawMark } from '@myler/art/mark';
import { drawScene, type Scene } from '@myler/art/scene';
import { drawWordmark } from '@myler/art/wordmark';
import { brand } from '@myler/config/brand';
import type { EmailPictureName } from '../message/email.ts';

/** The mark above the name, in gold. Width and height in CSS pixels. */
export const WORDMARK = { cid: 'wordmark', width: 120, height: 72 } as const;

interface EmailPicture {
  cid: string;
  alt: string;
  width: number;
  height: number;
  scene: Scene;
}

const ARCH = { width: 220, height: 280 };

const inArch = (name: EmailPictureName, alt: string, scene: Scene): EmailPicture => ({
  ...ARCH,
  cid: name,
  alt,
  scene: { ...scene, format: 'portrait' },
});

/** The pictures of emails. */
export const emailPictures: Record<EmailPictureName, EmailPicture> = {
  arrival: inArch('arrival', 'A still bay at dusk with palms, the sun low over the water.', {
    motif: 'island',
    hour: 'dusk',
    season: 'summer',
    seed: 7,
  }),
  departure: inArch('departure', 'A small steam train crossing a viaduct, two people watching from the hill.', {
    motif: 'viaduct',
    hour: 'gold',
    season: 'autumn',
    seed: 4,
  }),
  desk: inArch('desk', 'A lake at dawn: two people at the end of a pier, a bench, a rowing boat.', {
    motif: 'lake',
    hour: 'dawn',
    season: 'spring',
    seed: 3,
  }),
  dunes: inArch('dunes', 'Camels in a line along the crest of a high dune, the sun low behind them.', {
    motif: 'dunes',
    hour: 'gold',
    season: 'spring',
    seed: 45,
  }),
};

const NIGHT = '#15201f';
const GOLD = '#baa57e';

/** A picture in an arch with a golden outline. The dark ground around it is part of the drawing. */
export function drawEmailArch(name: EmailPictureName): string {
  const { width, height } = ARCH;
  const inner = { x: 12, y: 12, width: width - 24, height: height - 12 };
  const clip = `<clipPath id="arch"><path d="${archPath(inner)}"/></clipPath>`;
  const line = archPath({ x: 1, y: 1, width: width - 2, height: height - 1 });
  return svg(
    width,
    height,
    `<defs>${clip}</defs><rect width="${width}" height="${height}" fill="${NIGHT}"/><g clip-path="url(#arch)">${placed(drawScene(emailPictures[name].scene).svg, inner)}</g><path d="${line}" fill="none" stroke="${GOLD}"/>`,
  );
}

export function drawEmailWordmark(): string {
  const { width, height } = WORDMARK;
  const mark = placed(drawMark().svg, { x: width / 2 - 16, y: 0, width: 32, height: 38.4 });
  const name = placed(drawWordmark(brand.name, 0).svg, { x: 0, y: 38, width, height: 36 });
  return svg(width, height, mark + name).replaceAll('currentColor', GOLD);
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function archPath({ x, y, width, height }: Box): string {
  const r = width / 2;
  return `M${x} ${y + height}V${y + r}a${r} ${r} 0 0 1 ${width} 0V${y + height}`;
}

/** Places a drawing in a box of another one, which it fills. */
function placed(drawing: string, { x, y, width, height }: Box): string {
  return drawing.replace(
    /^<svg xmlns="[^"]*" viewBox="([^"]*)" width="\d+" height="\d+"/,
    `<svg x="${x}" y="${y}" viewBox="$1" width="${width}" height="${height}"`,
  );
}

function svg(width: number, height: number, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inner}</svg>`;
}
