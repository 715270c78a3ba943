import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { IslandCollector } from './collect-islands.server.tsx';
import { createSiteStore } from '../store/site-store.ts';
import { defaultClientEnv } from '../store/client-env.ts';
import { island } from './island.ts';
import { Island } from './Island.tsx';
import { loadIslands, registerIslands } from './registered-islands.ts';
import { islands } from '../app/island-registry.ts';

registerIslands(islands);

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

describe('a page with islands that the server renders', () => {
  const render = async (page: ReactNode) => {
    await loadIslands();
    const collector = new IslandCollector(createSiteStore(defaultClientEnv));
    const html = renderToStaticMarkup(collector.around(page));
    return collector.fill(html, async (content) => renderToStaticMarkup(content));
  };
  const quotes = [{ words: 'The bath was run.</script><!--', source: 'Amara O.' }];

  it('has the island’s markup in its element, and the escaped props beside it', { tags: ['asvs:1.2.3'] }, async () => {
    const html = await render(<Island of="quotes" hydrateOn="visible" label="What members say" quotes={quotes} />);
    expect(html).toMatch(
      /^<div id="island-1" data-island="quotes" data-hydrate-on="visible"><section[^>]*aria-label="What members say"/,
    );
    const [, json = ''] = /<\/div><script type="application\/json">(.*)<\/script>$/.exec(html) ?? [];
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ label: 'What members say', quotes });
  });

  it('has a skeleton where only the browser knows what is shown', async () => {
    const html = await render(
      <Island of="shortlist" hydrateOn="load">
        <p>Your shortlist.</p>
      </Island>,
    );
    expect(html).toBe('<div id="island-1" data-island="shortlist" data-hydrate-on="load"><p>Your shortlist.</p></div>');
  });

  it('is required: an island outside a page is an error', () => {
    expect(() => renderToStaticMarkup(<Island of="newsletter" hydrateOn="visible" />)).toThrow(
      /"newsletter" is not in a page/,
    );
  });
});
