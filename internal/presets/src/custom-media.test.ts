import { expect, it } from 'vitest';
import { currencyCodes } from '../../../packages/config/src/currencies.ts';
import { customMediaPlugin, resolveCustomNames } from './custom-media.ts';

it.each([
  ['@media (--xl) {}', '@media (min-width: 1650px) {}'],
  ['@media (--below-xs) {}', '@media (width < 375px) {}'],
  ['@media (--enlarged) {}', '@media (width < 17.5rem) {}'],
  ['@media (--sm) and (--below-lg) {}', '@media (min-width: 450px) and (width < 1280px) {}'],
  ['@media screen and ( --md ),\n  print {}', '@media screen and (min-width: 1024px),\n  print {}'],
  ['@media (--md) { a { color: var(--md); } }', '@media (min-width: 1024px) { a { color: var(--md); } }'],
  ['@container (--md) {}', '@container (--md) {}'],
  ['a::before { content: ":--other-currency" }', 'a::before { content: ":--other-currency" }'],
])('a style sheet has its custom media replaced, and nothing else: %j', (css, resolved) => {
  expect(resolveCustomNames(css)).toBe(resolved);
});

it('the selector of prices in other currencies becomes one for each currency', () => {
  const resolved = resolveCustomNames(':--other-currency { display: none; }');
  expect(resolved.match(/html\[data-currency='(\w+)'\] \[data-price\]:not\(\[data-price='\1'\]\)/g)).toHaveLength(
    currencyCodes.length,
  );
});

it('an unknown breakpoint throws an error that lists the known ones', () => {
  expect(() => resolveCustomNames('@media (--tablet) { a { color: red; } }')).toThrow(
    'There is no custom media --tablet. There are --xs, --below-xs, --sm,',
  );
});

it('a build transforms style sheets and nothing else', () => {
  const { filter, handler } = customMediaPlugin().transform;
  expect(handler('@media (--lg) {}').code).toBe('@media (min-width: 1280px) {}');
  const ids = ['/src/Header.module.css', '/src/styles.css?direct', '/src/Header.tsx', '/src/Header.module.css?raw'];
  expect(ids.filter((id) => filter.id.test(id))).toEqual(ids.slice(0, 2));
});
