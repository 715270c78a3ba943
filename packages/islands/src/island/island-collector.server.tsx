import type { ReactNode } from 'react';
import { CollectorContext } from './collector-context.ts';
import { serverPlace } from './placed-island.ts';
import { isClientOnly, loadedIsland, type IslandName } from './register.ts';
import { ServerIsland } from './ServerIsland.server.tsx';

/**
 * Collects the islands of one page while it is rendered. Each is rendered after the page with its own id prefix, so
 * that its ids equal those that `hydrateRoot` makes in the browser.
 */
export class IslandCollector {
  readonly #islands = new Map<string, { name: IslandName; props: object }>();
  readonly #provide: (content: ReactNode) => ReactNode;

  /** @param provide puts the application's providers of this request around an island */
  constructor(provide: (content: ReactNode) => ReactNode) {
    this.#provide = provide;
    serverPlace.current = ServerIsland;
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
      rendered.set(id, await render(this.#provide(<Component {...props} />), id));
    }
    return html.replaceAll(/<!--(island-\d+)-->/g, (_, id: string) => rendered.get(id) ?? '');
  }
}
