export { breakpoints, type Breakpoint } from '@myler/config/breakpoints';

/** The names of the tokens; `styles.css` holds their values. `cssVariable('gold')` is `var(--gold)`. */
export const colourTokens = [
  'gold',
  'gold-ink',
  'gold-light',
  'ink',
  'ink-2',
  'paper',
  'paper-2',
  'paper-3',
  'white',
  'line',
  'line-strong',
  'night',
  'night-2',
  'night-line',
  'cream',
  'cream-2',
  'error',
  'error-soft',
  'success',
] as const;
export type ColourToken = (typeof colourTokens)[number];

/** Sizes and styles of text. */
export const typeTokens = [
  'display',
  'title',
  'title-2',
  'subtitle',
  'quote',
  'lead',
  'body',
  'small',
  'caption',
  'tracked',
] as const;
export type TypeToken = (typeof typeTokens)[number];

/** Distances, from the smallest. */
export const spaceTokens = [
  'space-1',
  'space-2',
  'space-3',
  'space-4',
  'space-5',
  'space-6',
  'space-7',
  'space-8',
  'space-9',
  'space-10',
  'section-padding',
  'gutter',
] as const;
export type SpaceToken = (typeof spaceTokens)[number];

/** Durations and the curve of movements. */
export const motionTokens = ['duration-short', 'duration-long', 'ease'] as const;
export type MotionToken = (typeof motionTokens)[number];

/** How a style refers to a token: "var(--gold)". */
export function cssVariable(token: ColourToken | TypeToken | SpaceToken | MotionToken): string {
  return `var(--${token})`;
}
