import { luminance, mix, multiply } from './colour.ts';
import type { Hour, Season } from './scene.ts';

/** The colours of one picture, which depend on its light. */
export interface Palette {
  /** Four gradient stops, from the zenith to the horizon. */
  sky: readonly [string, string, string, string];
  /** The disc of the sun. */
  sun: string;
  /** The light around the sun, and on lit surfaces. */
  glow: string;
  /** The colour that distant things fade into. */
  haze: string;
  /** The silhouettes in the foreground. */
  near: string;
  /** Water in the distance, and water in the foreground. */
  water: readonly [string, string];
  /** The colour that is mixed into shadows. */
  shadow: string;
  /** The light of lamps. */
  lamp: string;
  cloud: string;
  /** Whether windows and lanterns are lit. */
  lamps: boolean;
  /** The tint that this light gives to a thing's own colour, and its strength. */
  cast: string;
  castAmount: number;
  /** How dim the light is: from 0 at noon to about 0.8 at night. */
  dim: number;
}

const base: Record<Hour, Palette> = {
  dawn: {
    sky: ['#8493a0', '#b4aba6', '#dfc3a8', '#f6e3c6'],
    sun: '#fff6e0',
    glow: '#fff0d2',
    haze: '#c3b0a2',
    near: '#2b3138',
    water: ['#e2cbb0', '#6f797f'],
    shadow: '#4c5460',
    lamp: '#f6d9a0',
    cloud: '#f7e8d4',
    lamps: true,
    cast: '#c0a898',
    castAmount: 0.3,
    dim: 0.14,
  },
  noon: {
    sky: ['#6d9fae', '#a2c5c6', '#dde2d0', '#f4ecd8'],
    sun: '#fffdf2',
    glow: '#fff8e2',
    haze: '#b4c6bf',
    near: '#24403f',
    water: ['#a3cbc5', '#2c6a70'],
    shadow: '#375661',
    lamp: '#f7dfae',
    cloud: '#fdf8ea',
    lamps: false,
    cast: '#d3cdb4',
    castAmount: 0.12,
    dim: 0,
  },
  gold: {
    sky: ['#8d7c5e', '#baa57e', '#e0cca0', '#f6e9cd'],
    sun: '#fffaea',
    glow: '#fff2d0',
    haze: '#cdb78f',
    near: '#2a241b',
    water: ['#d6c193', '#6a5d45'],
    shadow: '#4b3f30',
    lamp: '#f7d48e',
    cloud: '#f3e3c0',
    lamps: true,
    cast: '#c2a062',
    castAmount: 0.38,
    dim: 0.06,
  },
  dusk: {
    sky: ['#28374a', '#7d6f76', '#cfa284', '#f2d5a8'],
    sun: '#fff1cf',
    glow: '#ffe4b4',
    haze: '#ab8f84',
    near: '#1d2128',
    water: ['#c9a389', '#343f4c'],
    shadow: '#2d3240',
    lamp: '#f8cf86',
    cloud: '#e8b993',
    lamps: true,
    cast: '#a5826f',
    castAmount: 0.4,
    dim: 0.34,
  },
  night: {
    sky: ['#0b131f', '#162638', '#2b4054', '#5d6a74'],
    sun: '#f4ead2',
    glow: '#e6dcc0',
    haze: '#3c4e5e',
    near: '#090d13',
    water: ['#3d5161', '#0c151e'],
    shadow: '#0a111a',
    lamp: '#f7cf86',
    cloud: '#53667a',
    lamps: true,
    cast: '#46586a',
    castAmount: 0.42,
    dim: 0.66,
  },
};

/** The tint that each season adds to the light of the hour. */
const weather: Record<Season, { to: string; amount: number; water: string }> = {
  spring: { to: '#e7e3cf', amount: 0.1, water: '#8fb3a4' },
  summer: { to: '#f2ddb0', amount: 0.04, water: '#3f8f90' },
  autumn: { to: '#cfa877', amount: 0.16, water: '#7d7355' },
  winter: { to: '#c3cdd4', amount: 0.26, water: '#7d919c' },
};

/**
 * The palette for an hour and a season. `deep` darkens the whole sky, for pictures with white text on them. `tropical`
 * keeps the sea green at dawn, gold and dusk. `storm` turns the sky slate, most at its top.
 */
export function paletteFor(
  hour: Hour,
  season: Season,
  options: { deep?: boolean; storm?: boolean; tropical?: boolean } = {},
): Palette {
  const palette = base[hour];
  const w = weather[season];
  const k = hour === 'night' ? w.amount * 0.3 : w.amount;
  const to = hour === 'night' ? '#6f8294' : hour === 'dusk' && season === 'winter' ? '#b9a9ae' : w.to;
  let sky = palette.sky.map((colour, i) => mix(colour, to, k * (0.55 + i * 0.2)));
  let water = palette.water.map((colour) => mix(mix(colour, w.water, hour === 'night' ? 0.05 : 0.14), to, k * 0.3));
  // Tropical water keeps some of its green when the light is warm.
  if (options.tropical && hour !== 'noon' && hour !== 'night')
    water = water.map((colour, i) => mix(colour, i ? '#2f6468' : '#8fb5a4', hour === 'dusk' ? 0.22 : 0.38));
  let haze = mix(palette.haze, to, k * 0.8);
  if (options.storm) {
    const slate = hour === 'night' ? '#1a232c' : '#5c666c';
    sky = sky.map((colour, i) => mix(colour, slate, [0.72, 0.66, 0.42, 0.08][i] ?? 0));
    haze = mix(haze, slate, 0.4);
    water = water.map((colour) => mix(colour, slate, 0.4));
  }
  if (options.deep) {
    const night = { dawn: '#23262e', noon: '#173338', gold: '#2a2116', dusk: '#151b24', night: '#0a1018' }[hour];
    const limits = [0.05, 0.14, 0.28, 0.42];
    sky = sky.map((colour, i) => sink(colour, night, limits[i] ?? 0.1));
    water = water.map((colour, i) => sink(colour, night, i ? 0.04 : 0.26));
    haze = sink(haze, night, 0.24);
  }
  const cloud = mix(palette.cloud, sky[2] ?? palette.cloud, options.deep || options.storm ? 0.7 : 0.15);
  return {
    ...palette,
    haze,
    cloud,
    sky: [sky[0] ?? '', sky[1] ?? '', sky[2] ?? '', sky[3] ?? ''],
    water: [water[0] ?? '', water[1] ?? ''],
    near: options.deep ? mix(palette.near, '#0d1116', 0.45) : palette.near,
    dim: options.deep ? Math.max(palette.dim, 0.4) : palette.dim,
  };
}

function sink(colour: string, towards: string, limit: number): string {
  let out = colour;
  for (let t = 0; t <= 1 && luminance(out) > limit; t += 0.05) out = mix(colour, towards, t);
  return out;
}

/** A thing's own colour in this light. `depth` is 0 in the foreground and 1 where haze hides everything. */
export function local(palette: Palette, colour: string, depth = 0): string {
  const cast = mix(colour, palette.cast, palette.castAmount);
  const dimmed =
    palette.dim > 0 ? mix(multiply(cast, palette.haze, palette.dim * 0.75), palette.near, palette.dim * 0.45) : cast;
  return depth > 0 ? mix(dimmed, palette.haze, depth) : dimmed;
}

/** The colour of a lit side. */
export function lit(palette: Palette, colour: string, depth = 0, strength = 0.36): string {
  return mix(mix(local(palette, colour), palette.glow, strength * (1 - palette.dim * 0.6)), palette.haze, depth);
}

/** The colour of a shaded side. */
export function shade(palette: Palette, colour: string, depth = 0, strength = 0.42): string {
  return mix(mix(local(palette, colour), palette.shadow, strength), palette.haze, depth);
}

/** The colours of foliage in a season: three tones from dark to light. */
export function leaves(season: Season): readonly [string, string, string] {
  if (season === 'spring') return ['#5d6f45', '#82935a', '#a9b277'];
  if (season === 'summer') return ['#43573e', '#61754d', '#869463'];
  if (season === 'autumn') return ['#7a4a2c', '#a8693a', '#cd9a52'];
  return ['#514c45', '#6d675e', '#948d82'];
}

/** The colour of open ground in a season. */
export function meadow(season: Season): string {
  return { spring: '#94a06a', summer: '#9c9a62', autumn: '#ac8a53', winter: '#e6e6e2' }[season];
}
