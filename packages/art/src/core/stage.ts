import { luminance, mix } from './colour.ts';
import { createDefinitions, type Definitions } from './definitions.ts';
import type { Drawing } from './drawing.ts';
import { paletteFor, type Palette } from './palette.ts';
import { createRng, hashText, type Rng } from './rng.ts';
import type { Format, Hour, Scene, Season } from './scene.ts';

/** What a motif draws with: the size, the palette, the random numbers and the definitions. */
export interface Stage extends Omit<Definitions, 'markup'> {
  readonly width: number;
  readonly height: number;
  /** The unit of all sizes: a thousandth of a landscape's height, larger in portrait. */
  readonly unit: number;
  readonly format: Format;
  readonly portrait: boolean;
  readonly wide: boolean;
  readonly hour: Hour;
  readonly season: Season;
  readonly seed: number;
  readonly rng: Rng;
  readonly palette: Palette;
  has(detail: string): boolean;
}

const sheets: Record<Format, readonly [number, number, number]> = {
  landscape: [1600, 1000, 1],
  portrait: [1200, 1600, 1.3],
  wide: [2000, 1000, 1],
};

export type MotifDrawer = (stage: Stage) => string;

/** Prepares the background, lets the motif draw, and adds the paper grain. */
export function stageScene(scene: Scene, drawMotif: MotifDrawer): Drawing {
  const format = scene.format ?? 'landscape';
  const details = new Set(scene.details ?? []);
  const [width, height, unit] = sheets[format];
  const key = hashText(`${scene.motif}|${scene.hour}|${scene.season}|${format}|${scene.seed}|${[...details].join()}`);
  // Without hour and season: they change only the light, so that a place keeps its shape at every hour.
  const place = hashText(`${scene.motif}|${format}|${scene.seed}`);
  const defs = createDefinitions(`a${key.toString(36)}`);
  const palette = paletteFor(scene.hour, scene.season, {
    deep: format === 'wide',
    storm: details.has('storm'),
    tropical: ['island', 'lagoon', 'coral-coast', 'greek-steps'].includes(scene.motif),
  });
  const stage: Stage = {
    width,
    height,
    unit,
    format,
    palette,
    portrait: format === 'portrait',
    wide: format === 'wide',
    hour: scene.hour,
    season: scene.season,
    seed: scene.seed,
    rng: createRng(place),
    has: (detail) => details.has(detail),
    id: defs.id,
    define: defs.define,
    gradient: defs.gradient,
    halo: defs.halo,
    clip: defs.clip,
  };
  const flip = format !== 'wide' && place % 2 === 1;
  // A background of haze, because two layers of a motif may leave a gap between them.
  const under = `<rect width="${width}" height="${height}" fill="${stage.gradient([
    [0, palette.sky[2]],
    [0.5, palette.sky[3]],
    [0.75, palette.haze],
    [1, mix(palette.haze, palette.shadow, 0.5)],
  ])}"/>`;
  let body = under + drawMotif(stage);
  if (flip) body = `<g transform="translate(${width} 0) scale(-1 1)">${body}</g>`;
  if (stage.has('storm')) body += rain(stage);
  if (format === 'wide') body += copySpace(stage);
  body += grain(stage);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"><defs>${defs.markup()}</defs>${body}</svg>`;
  return {
    svg,
    width,
    height,
    colour: mix(mix(palette.sky[1], palette.sky[2], 0.5), palette.haze, luminance(palette.haze) > 0.4 ? 0.3 : 0.5),
  };
}

/** Wind-blown rain across the whole picture; in winter snow. */
function rain(stage: Stage): string {
  const rng = createRng(stage.seed * 31 + 7);
  const snow = stage.season === 'winter';
  let d = '';
  for (let i = 0; i < 170; i++) {
    const length = Math.round(stage.unit * rng.range(16, 40));
    d += `M${rng.int(0, stage.width)} ${rng.int(0, stage.height)}${snow ? 'h.01' : `l${-Math.round(length * 0.3)} ${length}`}`;
  }
  return `<path d="${d}" fill="none" stroke="${stage.palette.glow}" stroke-width="${snow ? 4 : 1.2}" stroke-linecap="round" opacity="${snow ? 0.7 : 0.26}"/>`;
}

/** Darkens the left half and the bottom of the hero, so that white text on it has a contrast of 4.5:1. */
function copySpace(stage: Stage): string {
  const dark = { dawn: '#20242d', noon: '#0f2a2f', gold: '#2a2015', dusk: '#241f30', night: '#0a1018' }[stage.hour];
  const side = stage.gradient(
    [
      [0, dark, 0.68],
      [0.4, dark, 0.62],
      [0.52, dark, 0.46],
      [0.68, dark, 0],
    ],
    [0, 0, 1, 0],
  );
  const foot = stage.gradient([
    [0, dark, 0],
    [0.4, dark, 0.36],
    [1, dark, 0.6],
  ]);
  return `<rect width="${stage.width}" height="${stage.height}" fill="${side}"/><rect y="${stage.height * 0.6}" width="${stage.width}" height="${stage.height * 0.4}" fill="${foot}"/>`;
}

/** A tile of light and dark specks that looks like paper. An SVG filter would slow down every page with the picture. */
function grain(stage: Stage): string {
  const rng = createRng(stage.seed * 7919 + 13);
  const size = 190;
  const specks = (count: number): string => {
    let d = '';
    for (let i = 0; i < count; i++) d += `M${rng.int(1, size - 2)} ${rng.int(1, size - 2)}h1`;
    return d;
  };
  const name = stage.id();
  stage.define(
    `<pattern id="${name}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><path d="${specks(420)}" stroke="${stage.palette.near}" stroke-opacity=".1"/><path d="${specks(380)}" stroke="#fff6e0" stroke-opacity="${stage.palette.dim > 0.3 ? 0.05 : 0.12}"/></pattern>`,
  );
  return `<rect width="${stage.width}" height="${stage.height}" fill="url(#${name})"/>`;
}
