import type { EnvironmentModuleNode, Plugin, Update } from 'vite';

/**
 * Replaces a changed stylesheet in the pages that link it. Vite does so for plain stylesheets; for a CSS module it would
 * reload the page, because no module of the page accepts the update. `savedSince` returns the updates since a page was
 * rendered (milliseconds), which that page missed because it was not connected yet.
 */
export function linkedStyles(): { plugin: Plugin; savedSince: (time: number) => Update[] } {
  const lastUpdates = new Map<string, Update>();
  const plugin: Plugin = {
    name: 'myler:linked-styles',
    hotUpdate: {
      order: 'post',
      handler({ modules, timestamp }) {
        if (this.environment.name !== 'client') return undefined;
        const linked = modules.filter(({ type }) => type === 'css');
        if (linked.length === 0) return undefined;
        const updates = linked.map(({ url }): Update => ({
          type: 'css-update',
          path: url,
          acceptedPath: url,
          timestamp,
        }));
        for (const update of updates) lastUpdates.set(update.path, update);
        this.environment.hot.send({ type: 'update', updates });
        return modules.filter(({ type }) => type !== 'css');
      },
    },
  };
  return { plugin, savedSince: (time) => [...lastUpdates.values()].filter(({ timestamp }) => timestamp >= time) };
}

/**
 * Links to the stylesheets, because Vite's development scripts would only insert them after the first paint. Each link
 * has Vite's id, so that a script that loads later does not insert the stylesheet a second time.
 */
export function stylesheets(modules: Map<string, EnvironmentModuleNode>): string {
  const sheets = [...modules.values()].filter(({ url }) => url.endsWith('.css'));
  return sheets.map(({ id, url }) => `<link rel="stylesheet" href="${url}" data-vite-dev-id="${id}">`).join('');
}
