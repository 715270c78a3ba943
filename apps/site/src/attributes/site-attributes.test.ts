import { readdirSync, readFileSync } from 'node:fs';
import type { MembershipId } from '@myler/config/memberships';
import { describe, expect, it } from 'vitest';
import { action, live, readLive, setLive, type AttributeName } from '@myler/islands/attributes';

const src = new URL('..', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, src), 'utf8');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' });

/** Attributes in style sheets of the site: for styles only, no script looks for them. */
const inStyles = new Set(
  files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...read(file).matchAll(/[[(](data-[a-z-]+)/g)].map(([, name]) => name)),
);
/** Attributes that components of `@myler/ui` take for the colours of their contents. */
const ofComponents = new Set(['data-tone', 'data-only', 'data-direction']);

describe('an attribute that scripts look for', () => {
  it('does not compile with an unknown name or a value of another type', () => {
    const element = undefined;
    // @ts-expect-error -- nobody's name
    live({ hotels: 'dar-zahra' });
    // @ts-expect-error -- no dialog
    action({ dialog: 'sing-in' });
    // @ts-expect-error -- no membership
    action({ dialog: 'join-us-1', membership: 'golden' });
    // @ts-expect-error -- the id is missing
    live({ hotel: true });
    // @ts-expect-error -- an action is written by `action`, or it would be lost before the application is there
    live({ print: true });
    // @ts-expect-error -- nobody writes it
    readLive(element, 'hotels');
    // @ts-expect-error -- it has no value to be read
    readLive(element, 'highlighted');
    // @ts-expect-error -- no currency
    void (() => setLive(document.documentElement, 'currency', 'XXX'));
    const membership: MembershipId | undefined = readLive(element, 'membership');
    expect(membership).toBeUndefined();
  });

  it('is written and read only by the functions of `@myler/islands/attributes`', () => {
    const byHand = files
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^dev\//.test(file))
      .flatMap((file) => {
        const code = read(file).replaceAll(/\/\*.*?\*\/|\/\/ [^\n]*/gs, '');
        const written = [...code.matchAll(/\b(data-[a-z-]+)=/g)].map(([, name = '']) => name);
        const sought = [...code.matchAll(/\[data-[a-z-]+|\.dataset\b/g)].map(([found]) => found);
        return [...written.filter((name) => !inStyles.has(name) && !ofComponents.has(name)), ...sought].map(
          (found) => `${file}: ${found}`,
        );
      });
    expect(byHand).toEqual([]);
  });

  it('has a known name where nothing is compiled: in the boot script, in style sheets, and in the map of `@myler/ui`', () => {
    const ofTheBootScript: AttributeName[] = ['currency', 'family', 'leaving', 'whole'];
    const names = [...read('ssr/boot.js').matchAll(/\[data-([a-z-]+)|dataset\.([a-z]+)/g)].map(
      ([, one, other]) => one ?? other,
    );
    expect(new Set(names)).toEqual(new Set(ofTheBootScript));
    const ofStyles: AttributeName[] = ['found-hotels', 'partial', 'whole'];
    for (const name of ofStyles) expect(inStyles).toContain(`data-${name}`);
    const ofSections: [file: string, name: AttributeName][] = [
      ['list-and-map/ListAndMap.module.css', 'highlighted'],
      ['marker-map/MarkerMap.tsx', 'marker'],
    ];
    for (const [file, name] of ofSections) {
      expect(read(`../../../packages/ui/src/sections/${file}`)).toContain(`data-${name}`);
    }
  });
});
