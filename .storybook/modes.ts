import { breakpoints } from '../packages/config/src/breakpoints.ts';

/** The widths of stories: the five breakpoints, other common widths, and the smallest telephone in use. */
export const widths = { xxs: 320, '360': 360, xs: 375, sm: 450, '768': 768, md: 1024, lg: 1280, xl: 1650 } as const;

/** One picture for each breakpoint, for those who compare stories with Chromatic. */
export const chromaticModes = Object.fromEntries(
  Object.entries(breakpoints).map(([name, viewport]) => [name, { viewport }]),
);
