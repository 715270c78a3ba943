import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { islands } from '../../test-support/tea-shop/islands.ts';
import { IslandCollector } from './island-collector.server.tsx';
import { Island } from './Island.tsx';
import { island } from './define-island.ts';
import { loadIslands, registerIslands } from './register.ts';

/** Registers a further island of the shop, in the place of its own for the compiler. */
function register(name: string, definition: unknown): 'steeping' {
  registerIslands({ ...islands, [name]: definition });
  return name as 'steeping';
}

async function render(page: ReactNode): Promise<string> {
  await loadIslands();
  const collector = new IslandCollector((content) => <b>{content}</b>);
  const html = renderToStaticMarkup(collector.around(page));
  return collector.fill(html, async (content, prefix) => `${prefix}: ${renderToStaticMarkup(content)}`);
}

describe('a page with islands that the server renders', () => {
  beforeEach(() => registerIslands(islands));
  afterEach(() => registerIslands(islands));

  it(
    'has each island’s markup in its element, with the providers, and the escaped props beside it',
    { tags: ['asvs:1.2.3'] },
    async () => {
      const props = { minutes: '</script><!--' as never };
      const html = await render(<Island of="steeping" hydrateOn="visible" className="tea" {...props} />);
      const [, markup, json = ''] = /^(<div.*)<script type="application\/json">(.*)<\/script>$/.exec(html) ?? [];
      expect(markup).toBe(
        '<div id="island-1" class="tea" data-island="steeping" data-hydrate-on="visible">' +
          'island-1: <b><button>&lt;/script&gt;&lt;!-- minutes</button></b></div>',
      );
      expect(json).not.toContain('<');
      expect(JSON.parse(json)).toEqual(props);
    },
  );

  it('counts its islands, and names them for their stylesheets', () => {
    const collector = new IslandCollector((content) => content);
    const page = (
      <>
        <Island of="steeping" hydrateOn="load" minutes={1} />
        <Island of="steeping" hydrateOn="load" minutes={2} />
      </>
    );
    expect(renderToStaticMarkup(collector.around(page))).toMatch(/island-1.*island-2/);
    expect(collector.names()).toEqual(new Set(['steeping']));
  });

  it('has a skeleton where only the browser knows what is shown', async () => {
    const name = register(
      'basket',
      island(async () => () => null, { clientOnly: true }),
    );
    const skeleton = { children: <p>Some minutes.</p> } as object;
    const html = await render(<Island of={name} hydrateOn="load" {...(skeleton as { minutes: number })} />);
    expect(html).toBe('<div id="island-1" data-island="basket" data-hydrate-on="load"><p>Some minutes.</p></div>');
  });

  it('is required: an island outside a page, or in another island, is an error', async () => {
    const inAnother = () => <Island of="steeping" hydrateOn="load" minutes={1} />;
    expect(() => renderToStaticMarkup(inAnother())).toThrow(/"steeping" is not in a page/);
    const name = register(
      'kettle',
      island(async () => inAnother),
    );
    await expect(render(<Island of={name} hydrateOn="load" minutes={1} />)).rejects.toThrow(
      /"steeping" is not in a page, or is within another island/,
    );
  });
});
