import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import type { RenderPage } from '@myler/api-client/site-pages';
import { siteFolder } from '../environment/paths.ts';
import { errorPage } from './error-page.ts';
import { linkedStyles, stylesheets } from './linked-styles.ts';
import { reportMissedChanges } from './missed-changes.ts';
import { createModuleLoader, serverEnvironment, type LoadModule } from './module-loader.ts';
import { createPageUpdates, type PageUpdates } from './page-updates.ts';
import { isProgrammingError, renderingFailure, textOf } from './rendering-errors.ts';

export interface SiteFromSource {
  vite: ViteDevServer;
  renderPage: RenderPage;
  /** Loads the modules that every page needs, so that the first page does not wait for them. */
  prepare(): Promise<void>;
  /** A module of the workspace as it is now, by its path. */
  load: LoadModule;
  /** Calls back for each saved file, from now on. */
  watch(onSaved: (file: string) => void): void;
  /** Whether a page or the proxy has loaded one of these files on the server. */
  uses(files: string[]): boolean;
  /** Notifies the browsers that the modules made of these files have been loaded again. */
  notifySaved(files: string[], options: { isProviderAffected: boolean }): void;
  /** Shows in the terminal and in the browsers why saved files cannot be loaded, until the next `notifySaved`. */
  showFailure(failure: string): void;
}

interface Options {
  server: Server;
  /** Folders beside the site's own to watch. */
  folders: string[];
}

/** Serves the site from TypeScript: Vite transforms modules on request and notifies browsers of changed ones. */
export async function createSiteFromSource({ server, folders }: Options): Promise<SiteFromSource> {
  let onSaved: (file: string) => void = () => undefined;
  const styles = linkedStyles();
  const updates = createPageUpdates(styles.savedSince);
  const vite = await createServer({
    root: siteFolder,
    configFile: join(siteFolder, 'vite.config.ts'),
    // Node reads the configuration, because it resolves packages from source as everything else here does.
    configLoader: 'native',
    appType: 'custom',
    clearScreen: false,
    server: { middlewareMode: true, hmr: { server } },
    plugins: [
      loadDependenciesWithNode(),
      styles.plugin,
      watchSavedFiles({ folders, updates, onSaved: (file) => onSaved(file) }),
    ],
  });
  const load = createModuleLoader(vite);
  return {
    vite,
    load,
    watch(callback) {
      onSaved = callback;
    },
    async prepare() {
      await load(siteEntry);
    },
    renderPage: createPageRenderer(vite, load, updates),
    uses: (files) => files.some((file) => serverEnvironment(vite).moduleGraph.getModulesByFile(file)?.size),
    notifySaved(files, { isProviderAffected }) {
      const { moduleGraph } = vite.environments.client;
      updates.sendSaved({
        isHot: !isProviderAffected && files.every((file) => moduleGraph.getModulesByFile(file)?.size),
      });
    },
    showFailure: (failure) => updates.showFailure(failure),
  };
}

const siteEntry = join(siteFolder, 'src', 'entry-server.tsx');

/** Renders a page with linked stylesheets and the script that receives updates; a failure is a page as well. */
function createPageRenderer(vite: ViteDevServer, load: LoadModule, updates: PageUpdates): RenderPage {
  return async (url, deps) => {
    try {
      const site = await load<{ renderPage: RenderPage }>(siteEntry);
      const page = await site.renderPage(url, deps);
      const failure = isProgrammingError(page.failure) ? page.failure : renderingFailure(page.html);
      if (failure) throw failure;
      const head = stylesheets(serverEnvironment(vite).moduleGraph.idToModuleMap) + updates.script();
      return { ...page, html: page.html.replace('</head>', `${head}</head>`) };
    } catch (error) {
      const text = textOf(error);
      updates.showFailure(text);
      return {
        status: 500,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        html: errorPage(text, updates.script()),
        cacheable: false,
        scriptHashes: [],
      };
    }
  };
}

interface WatchPluginOptions {
  folders: string[];
  updates: PageUpdates;
  onSaved: (file: string) => void;
}

function watchSavedFiles({ folders, updates, onSaved }: WatchPluginOptions): Plugin {
  return {
    name: 'myler:watch-saved-files',
    // Vite calls this again after it has restarted because its configuration changed.
    configureServer({ watcher, environments }) {
      watcher.add(folders);
      reportMissedChanges(watcher);
      watcher.on('all', (event, file) => {
        if (event !== 'addDir' && event !== 'unlinkDir') onSaved(file);
      });
      if (environments.client) updates.connect(environments.client);
    },
    hotUpdate({ file, modules }) {
      if (this.environment.name === 'client') return undefined;
      // The server imports the module again for the next page, so there is nothing to update in place.
      for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
      onSaved(file);
      return [];
    },
  };
}

/**
 * The site's build bundles everything for the server. While developing, Vite transforms only our own packages: React and
 * other dependencies are CommonJS, which Node can load and a module runner cannot.
 */
function loadDependenciesWithNode(): Plugin {
  return {
    name: 'myler:dependencies-from-node',
    enforce: 'post',
    configEnvironment(name, options) {
      if (name === 'ssr') options.resolve = { ...options.resolve, noExternal: [/^@myler\//, /^@fontsource/] };
    },
  };
}
