import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import type { SiteStore } from '../store/site-store.ts';
import { CollectorContext } from './collector-context.ts';
import { isClientOnly, loadedIsland, type IslandName } from './registered-islands.ts';

/**
 * Collects the islands of one page while it is rendered. Each is rendered after the page with its own id prefix, so
 * that its ids equal those that `hydrateRoot` makes in the browser.
 */
export class IslandCollector {
  readonly #islands = new Map<string, { name: IslandName; props: object }>();
  readonly #store: SiteStore;

  constructor(store: SiteStore) {
    this.#store = store;
  }

  /** Wraps the page, so that its islands are collected. */
  around(page: ReactNode): ReactNode {
    return <CollectorContext value={this.#collect}>{page}</CollectorContext>;
  }

  readonly #collect = (name: IslandName, props: object): string => {
    const id = `island-${this.#islands.size + 1}`;
    this.#islands.set(id, { name, props });
    return id;
  };

  /** The names of the islands, for their stylesheets. */
  names(): Set<IslandName> {
    return new Set([...this.#islands.values()].map(({ name }) => name));
  }

  /**
   * Puts each island into its element.
   *
   * @param render makes markup of a component, with this prefix for its ids
   */
  async fill(html: string, render: (content: ReactNode, prefix: string) => Promise<string>): Promise<string> {
    const rendered = new Map<string, string>();
    for (const [id, { name, props }] of this.#islands) {
      const Component = loadedIsland(name);
      if (isClientOnly(name) || !Component) continue;
      const island = (
        <Provider store={this.#store}>
          <Component {...props} />
        </Provider>
      );
      rendered.set(id, await render(island, id));
    }
    return html.replaceAll(/<!--(island-\d+)-->/g, (_, id: string) => rendered.get(id) ?? '');
  }
}
