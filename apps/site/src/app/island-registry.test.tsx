import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Island, island } from '@myler/islands/island';
import { islands } from './island-registry.ts';

describe('the registry of islands', () => {
  it('has each island’s code in a file with the island’s name, by which the server finds its styles', () => {
    const files = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' });
    const named = files.filter((file) => file.endsWith('.island.tsx')).map((file) => basename(file, '.island.tsx'));
    expect(named.toSorted()).toEqual(Object.keys(islands).toSorted());
  });

  it('does not compile with a prop that JSON cannot hold, an unknown name, or a missing prop', () => {
    const component = () => null;
    const data = component as ComponentType<{ words?: string; hotels: readonly { at: [number, number] }[] }>;
    expect(island(() => Promise.resolve(data)).options).toEqual({});
    const listens = component as ComponentType<{ onChange: () => void }>;
    // @ts-expect-error -- a function
    island(() => Promise.resolve(listens));
    const dated = component as ComponentType<{ year: { begins: Date } }>;
    // @ts-expect-error -- a date, one level down
    island(() => Promise.resolve(dated));
    const lit = component as ComponentType<{ lit: ReadonlySet<string> }>;
    // @ts-expect-error -- a set
    island(() => Promise.resolve(lit));
    const titled = component as ComponentType<{ title: ReactNode }>;
    // @ts-expect-error -- what React renders
    island(() => Promise.resolve(titled));

    const waiting = createElement('p');
    // @ts-expect-error -- nobody's name
    void (<Island of="quote" hydrateOn="visible" />);
    // @ts-expect-error -- quotes are missing
    void (<Island of="quotes" hydrateOn="visible" label="What members say" />);
    // @ts-expect-error -- only the browser knows it, and nothing stands there until then
    void (<Island of="shortlist" hydrateOn="load" />);
    void (
      <Island of="shortlist" hydrateOn="load">
        {waiting}
      </Island>
    );
  });
});
