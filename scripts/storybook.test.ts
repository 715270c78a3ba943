import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colours } from '../.storybook/brand/colours.ts';
import { readChangeset } from '../.storybook/pages/read-changeset.ts';
import { rewritten } from '../.storybook/toolbars/emulated-media.ts';

it("Storybook's frame has the colours of the tokens", () => {
  const sheet = readFileSync(new URL('../packages/ui/src/tokens/styles.css', import.meta.url), 'utf8');
  const tokens = Object.keys(colours).map((name) => [name, new RegExp(`--${name}: (#\\w+);`).exec(sheet)?.[1]]);
  expect(Object.fromEntries(tokens)).toEqual(colours);
});

it('a changeset is read as a package, a size and a text; the README is none', () => {
  const source = "---\n'@myler/ui': minor\n---\n\n`Toast` stays.\n\nIt has an action.\n";
  expect(readChangeset(source)).toEqual({
    packageName: '@myler/ui',
    size: 'minor',
    text: '`Toast` stays.\n\nIt has an action.',
  });
  expect(readChangeset('# Changesets\n\n```md\n---\n---\n```\n')).toBeUndefined();
});

it('a designer who chooses reduced motion sees the rules for it, and no others', () => {
  const off = { reducedMotion: false, forcedColours: false, withoutScript: false };
  const moves = '(prefers-reduced-motion: no-preference) and (min-width: 375px)';
  expect(rewritten(moves, off)).toBe(moves);
  expect(rewritten(moves, { ...off, reducedMotion: true })).toBe('(max-width: 0px) and (min-width: 375px)');
  expect(rewritten('(prefers-reduced-motion: reduce)', { ...off, reducedMotion: true })).toBe('(min-width: 0px)');
});

it('a designer who chooses no JavaScript sees the rules of pages without it', () => {
  const off = { reducedMotion: false, forcedColours: false, withoutScript: true };
  expect(rewritten('(scripting: none)', off)).toBe('(min-width: 0px)');
  expect(rewritten('(scripting: enabled)', off)).toBe('(max-width: 0px)');
});
