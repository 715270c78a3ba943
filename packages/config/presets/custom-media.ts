import { breakpoints, minWidth, type Breakpoint } from '../src/breakpoints.ts';
import { currencyCodes } from '../src/currencies.ts';

/**
 * What a style sheet may name in `@media`: `(--md)` is as wide as the breakpoint or wider, `(--below-md)` narrower. A
 * range is `(--sm) and (--below-lg)`. Between the two there is no width that both or neither of them hold.
 */
export const customMedia: Readonly<Record<string, string>> = Object.fromEntries(
  (Object.keys(breakpoints) as Breakpoint[]).flatMap((name) => [
    [`--${name}`, minWidth(name)],
    [`--below-${name}`, `(width < ${breakpoints[name]}px)`],
  ]),
);

/** What a style sheet may name as a selector: `:--other-currency` is a price in a currency that the page does not show. */
const customSelectors: Readonly<Record<string, string>> = {
  ':--other-currency': currencyCodes
    .map((code) => `html[data-currency='${code}'] [data-price]:not([data-price='${code}'])`)
    .join(',\n'),
};

/** A style sheet with its custom media and custom selectors written out. */
export function resolveCustomNames(css: string): string {
  return resolveCustomMedia(css).replaceAll(/:--[\w-]+(?=\s*[{,])/g, (name) => customSelectors[name] ?? name);
}

/**
 * A style sheet with its custom media written out.
 *
 * @throws {Error} for a name that does not exist, which a browser would take for a condition that never holds
 */
export function resolveCustomMedia(css: string): string {
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
      // tsdown knows no `enforce`.
      order: 'pre' as const,
      filter: { id: /\.css(?:$|\?)/ },
      handler: (code: string) => ({ code: resolveCustomNames(code), map: null }),
    },
  };
}
