import { breakpoints, minWidth, type Breakpoint } from '../../../packages/config/src/breakpoints.ts';
import { currencyCodes } from '../../../packages/config/src/currencies.ts';

const lettersInALine = 17.5;

/**
 * The custom media of style sheets. `(--md)` matches the breakpoint's width and more, `(--below-md)` all smaller widths.
 * A range is `(--sm) and (--below-lg)`. Every width matches exactly one of `(--md)` and `(--below-md)`.
 *
 * `(--enlarged)` is not a width of the window: a line has room for less than 17.5 of the reader's letters, where two
 * columns leave half a word for each. No window of 280 pixels or more is that narrow, unless the browser's text is enlarged.
 */
export const customMedia: Readonly<Record<string, string>> = Object.fromEntries([
  ...(Object.keys(breakpoints) as Breakpoint[]).flatMap((name) => [
    [`--${name}`, minWidth(name)],
    [`--below-${name}`, `(width < ${breakpoints[name]}px)`],
  ]),
  ['--enlarged', `(width < ${lettersInALine}rem)`],
]);

/** The custom selectors of style sheets. `:--other-currency` is a price in a currency that the page does not show. */
const customSelectors: Readonly<Record<string, string>> = {
  ':--other-currency': currencyCodes
    .map((code) => `html[data-currency='${code}'] [data-price]:not([data-price='${code}'])`)
    .join(',\n'),
};

/** Replaces the custom media and custom selectors of a style sheet. */
export function resolveCustomNames(css: string): string {
  return resolveCustomMedia(css).replaceAll(/:--[\w-]+(?=\s*[{,])/g, (name) => customSelectors[name] ?? name);
}

/**
 * Replaces the custom media of a style sheet.
 *
 * @throws {Error} for an unknown name, because a browser would treat it as a condition that never matches
 */
function resolveCustomMedia(css: string): string {
  return css.replaceAll(/@media\b[^{;]*/g, (query) =>
    query.replaceAll(/\(\s*(--[\w-]+)\s*\)/g, (_, name: string) => {
      const condition = customMedia[name];
      if (condition) return condition;
      throw new Error(`There is no custom media ${name}. There are ${Object.keys(customMedia).join(', ')}.`);
    }),
  );
}

/** Resolves the custom media and custom selectors of every style sheet, before Vite or tsdown reads it. */
export function customMediaPlugin() {
  return {
    name: 'custom-media',
    enforce: 'pre' as const,
    transform: {
      // tsdown does not support `enforce`.
      order: 'pre' as const,
      // The text of a style sheet (`?raw`) is a script by now.
      filter: { id: /\.css(?:$|\?(?!raw))/ },
      handler: (code: string) => ({ code: resolveCustomNames(code), map: null }),
    },
  };
}
