/**
 * The smallest widths, in CSS pixels, at which a layout may change (docs/specification.md, section 2). Style sheets
 * name them as custom media: `@media (--md)`, `@media (--below-md)` (presets/custom-media.ts).
 */
export const breakpoints = { xs: 375, sm: 450, md: 1024, lg: 1280, xl: 1650 } as const;
export type Breakpoint = keyof typeof breakpoints;

/** The media condition "as wide as this breakpoint, or wider", for `sizes`, `<source media>` and `matchMedia`. */
export function minWidth(name: Breakpoint) {
  return `(min-width: ${breakpoints[name]}px)` as const;
}
