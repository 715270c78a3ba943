import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MembershipId } from '@myler/config/memberships';
import { describe, expect, it } from 'vitest';
import type { LiveName } from './attributes.ts';
import { live, press, readLive, setLive } from './live.ts';

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
  it('is written as it is read: a control has data-app, and a false attribute is omitted', () => {
    expect(renderToStaticMarkup(<a {...press({ dialog: 'join-us-1', membership: 'gold', gift: false })}>Join</a>)).toBe(
      '<a data-dialog="join-us-1" data-membership="gold" data-app="">Join</a>',
    );
    expect(live({ hotel: 'dar-zahra', highlighted: undefined, 'in-place': true })).toEqual({
      'data-hotel': 'dar-zahra',
      'data-in-place': '',
    });
  });

  it('does not compile with an unknown name or a value of another type', () => {
    const element = undefined;
    // @ts-expect-error -- nobody's name
    live({ hotels: 'dar-zahra' });
    // @ts-expect-error -- no dialog
    press({ dialog: 'sing-in' });
    // @ts-expect-error -- no membership
    press({ dialog: 'join-us-1', membership: 'golden' });
    // @ts-expect-error -- the id is missing
    live({ hotel: true });
    // @ts-expect-error -- a press is written by `press`, or it would be lost before the application is there
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

  it('is written and read only by the functions of this module', () => {
    const byHand = files
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^(?:live|dev)\//.test(file))
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

  it('has a known name where nothing is compiled: in the boot script and in style sheets', () => {
    const ofTheBootScript: LiveName[] = ['app', 'currency', 'entry', 'family', 'island', 'leaving', 'whole'];
    const names = [...read('ssr/boot.js').matchAll(/\[data-([a-z-]+)|dataset\.([a-z]+)/g)].map(
      ([, one, other]) => one ?? other,
    );
    expect(new Set([...names, 'entry'])).toEqual(new Set(ofTheBootScript));
    const ofStyles: LiveName[] = ['found-hotels', 'highlighted', 'partial', 'whole'];
    for (const name of ofStyles) expect(inStyles).toContain(`data-${name}`);
  });
});
