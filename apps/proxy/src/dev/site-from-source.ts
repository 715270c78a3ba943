import type { Server } from 'node:http';
import {
  createServer,
  createServerModuleRunner,
  type EnvironmentModuleNode,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import type { ListPages, RenderPage } from '@myler/api-client/site-pages';
import { siteFolder } from '../paths.ts';

export interface SiteFromSource {
  renderPage: RenderPage;
  listPages: ListPages;
  vite: ViteDevServer;
}

/** The site from TypeScript: Vite transforms what a browser or the server asks for, and tells browsers what changed. */
export async function createSiteFromSource(server: Server): Promise<SiteFromSource> {
  const vite = await createServer({
    root: siteFolder,
    configFile: `${siteFolder}/vite.config.ts`,
    appType: 'custom',
    clearScreen: false,
    server: { middlewareMode: true, hmr: { server } },
    plugins: [dependenciesFromNode()],
  });
  const { ssr } = vite.environments;
  if (!ssr) throw new Error('@myler/proxy: the site’s Vite configuration has no ssr environment.');
  // The router's own hot callback wants a window: the server loads anew instead, and only after a change.
  const runner = createServerModuleRunner(ssr, { hmr: false });
  vite.watcher.on('all', () => runner.clearCache());
  return {
    vite,
    async listPages() {
      const site = await runner.import<{ listPages: ListPages }>('/src/entry-server.tsx');
      return site.listPages();
    },
    async renderPage(url, deps) {
      const site = await runner.import<{ renderPage: RenderPage }>('/src/entry-server.tsx');
      const page = await site.renderPage(url, deps);
      return { ...page, html: page.html.replace('</head>', `${stylesheets(ssr.moduleGraph.idToModuleMap)}</head>`) };
    },
  };
}

/**
 * The site's build bundles everything for the server. While developing, Vite transforms what is ours only: React and
 * others are CommonJS, which Node loads and a module runner does not.
 */
function dependenciesFromNode(): Plugin {
  return {
    name: 'myler:dependencies-from-node',
    enforce: 'post',
    configEnvironment(name, options) {
      if (name === 'ssr') options.resolve = { ...options.resolve, noExternal: [/^@myler\//, /^@fontsource/] };
    },
  };
}

/** While developing, styles would come with the scripts, after the first paint: they are linked instead. */
function stylesheets(modules: Map<string, EnvironmentModuleNode>): string {
  const sheets = [...modules.values()].filter(({ url }) => url.endsWith('.css'));
  return sheets.map(({ url }) => `<link rel="stylesheet" href="${url}">`).join('');
}
