import fc from 'fast-check';
import { expect, it } from 'vitest';
import { breakpoints, minWidth, type Breakpoint } from '../../../packages/config/src/breakpoints.ts';
import { currencyCodes } from '../../../packages/config/src/currencies.ts';
import { resolveCustomMedia, resolveCustomNames } from './custom-media.ts';
import { always, anyText, isForMutants, propertySuite } from './properties.ts';

const oneOf = <const Value>(values: readonly Value[]) => fc.constantFrom(...values);
const breakpointNames = Object.keys(breakpoints) as Breakpoint[];
const forBuilds =
  'always alwaysAsync componentsWithoutStory customMediaPlugin encodingsOf fewRuns forEachRow libraryBuild nodeProject packageEntries propertySuite publicSurface publishStyleSheets runReadme storiesWithoutPage'.split(
    ' ',
  );

const suite = propertySuite(`${import.meta.dirname}/..`, {
  resolveCustomMedia: [
    always(
      'replaces the names of breakpoints in media queries, and changes nothing else',
      anyText,
      oneOf(breakpointNames),
      (text, name) => {
        fc.pre(!text.includes('--') && !text.includes('@media'));
        expect(resolveCustomMedia(text)).toBe(text);
        expect(resolveCustomMedia(`${text}@media (--${name}) { a { color: red } }`)).toBe(
          `${text}@media ${minWidth(name)} { a { color: red } }`,
        );
      },
    ),
  ],
  resolveCustomNames: [
    always('writes a rule for each currency, and changes nothing else', anyText, (text) => {
      fc.pre(!text.includes('--') && !text.includes('@media'));
      const resolved = resolveCustomNames(`${text}\n:--other-currency { display: none; }`);
      expect(resolved.startsWith(`${text}\n`)).toBe(true);
      expect(resolved.match(/:not\(\[data-price=/g)?.length).toBe(currencyCodes.length);
    }),
  ],
  ...Object.fromEntries(forBuilds.map((name) => [name, 'builds and tests packages; no part of the product calls it'])),
});

it.each(suite.tests)('%s', (_, run) => run());

it.skipIf(isForMutants)('every exported function has a property, or a reason for none', async () => {
  expect(await suite.problems()).toEqual([]);
});
