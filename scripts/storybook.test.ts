import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colours } from '../.storybook/brand/colours.ts';
import { rewritten } from '../.storybook/toolbars/emulated-media.ts';

it("Storybook's frame has the colours of the tokens", () => {
  const sheet = readFileSync(new URL('../packages/ui/src/tokens/styles.css', import.meta.url), 'utf8');
  const tokens = Object.keys(colours).map((name) => [name, new RegExp(`--${name}: (#\\w+);`).exec(sheet)?.[1]]);
  expect(Object.fromEntries(tokens)).toEqual(colours);
});

it('a designer who chooses reduced motion, or no JavaScript, sees the rules for it, and no others', () => {
  const off = { reducedMotion: false, withoutScript: false };
  const moves = '(prefers-reduced-motion: no-preference) and (min-width: 375px)';
  for (const [query, chosen, seen] of [
    [moves, {}, moves],
    [moves, { reducedMotion: true }, '(max-width: 0px) and (min-width: 375px)'],
    ['(prefers-reduced-motion: reduce)', { reducedMotion: true }, '(min-width: 0px)'],
    ['(scripting: none)', { withoutScript: true }, '(min-width: 0px)'],
    ['(scripting: enabled)', { withoutScript: true }, '(max-width: 0px)'],
  ] as const)
    expect(rewritten(query, { ...off, ...chosen })).toBe(seen);
});
