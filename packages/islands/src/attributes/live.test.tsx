import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AttributeName } from './live-attributes.ts';
import { action, live } from './live.ts';

it('an attribute is written as it is read: a control has data-action, and a false attribute is omitted', () => {
  expect(renderToStaticMarkup(<button {...action({ 'add-to-basket': 'oolong' })}>Add</button>)).toBe(
    '<button data-add-to-basket="oolong" data-action="">Add</button>',
  );
  expect(live({ island: 'steeping', failure: undefined, reload: false, 'in-place': true })).toEqual({
    'data-island': 'steeping',
    'data-in-place': '',
  });
});

it('an attribute does not compile with an unknown name or a value of another type', () => {
  // @ts-expect-error -- nobody's name
  live({ teas: 'oolong' });
  // @ts-expect-error -- the name of a tea is missing
  action({ 'add-to-basket': true });
  // @ts-expect-error -- an action is written by `action`, or a click before the application has started would be lost
  expect(live({ 'add-to-basket': 'oolong' })).toEqual({ 'data-add-to-basket': 'oolong' });
});

it('the early script, which is not compiled, looks for attributes of this package', () => {
  const script = readFileSync(new URL('../early/early-script.js', import.meta.url), 'utf8');
  const names = [...script.matchAll(/\[data-([a-z-]+)|\{ (\w+) \} = document.documentElement.dataset/g)];
  const known: AttributeName[] = ['entry', 'action', 'island'];
  expect(new Set(names.map(([, one, other]) => one ?? other))).toEqual(new Set(known));
});
