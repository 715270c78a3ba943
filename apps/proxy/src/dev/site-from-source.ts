import type { Server } from 'node:http';
import { join, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import {
  createServer,
  createServerModuleRunner,
  type DevEnvironment,
  type EnvironmentModuleNode,
  type Plugin,
  type Update,
  type ViteDevServer,
} from 'vite';
import type { RenderPage } from '@myler/api-client/site-pages';
import { siteFolder } from '../environment/paths.ts';
import { errorPage } from './error-page.ts';

export interface SiteFromSource {
  vite: ViteDevServer;
  renderPage: RenderPage;
  /** Reads what every page is made of, so that the first one need not. */
  prepare(): Promise<void>;
  /** A module of the workspace as it is now, by its path. */
  load<Module>(file: string): Promise<Module>;
  /** Calls back for each saved file, from now on. */
  watch(onSaved: (file: string) => void): void;
  /** Which of these files a page or the proxy is made of, on the server. */
  isConcerned(files: string[]): boolean;
  /** Tells the browsers that what these files are part of has been loaded again. */
  tellSaved(files: string[], options: { isProviderConcerned: boolean }): void;
  /** Shows in the terminal and in the browsers why saved files cannot be loaded, until the next `tellSaved`. */
  tellFailed(failure: string): void;
}

interface Options {
  server: Server;
  /** Folders beside the site's own to watch. */
  folders: string[];
}

/** Milliseconds within which a failure that is met again, by another page or browser, is not printed again. */
const SAME_FAILURE = 1_000;

/** The site from TypeScript: Vite transforms what a browser or the server asks for, and tells browsers what changed. */
export async function createSiteFromSource({ server, folders }: Options): Promise<SiteFromSource> {
  // A page that is older than this may not show what was saved last.
  let generation = 0;
  let failure: string | undefined;
  let printed = { failure: '', at: 0 };
  let onSaved: (file: string) => void = () => undefined;
  const styles = linkedStyles();

  const vite = await createServer({
    root: siteFolder,
    configFile: join(siteFolder, 'vite.config.ts'),
    // Read by Node, which finds packages from source as everything else here does.
    configLoader: 'native',
    appType: 'custom',
    clearScreen: false,
    server: { middlewareMode: true, hmr: { server } },
    plugins: [dependenciesFromNode(), styles.plugin, followSaved(onPageLoaded)],
  });
  const load = createLoader(vite);
  const script = () =>
    `<script type="module" src="/src/dev/follow-changes.ts" data-generation="${generation}" data-rendered-at="${Date.now()}"></script>`;

  function followSaved(onLoaded: (environment: DevEnvironment) => void): Plugin {
    return {
      name: 'myler:follow-saved',
      // Also after Vite has started again because its configuration changed.
      configureServer({ watcher, environments }) {
        watcher.add(folders);
        watcher.on('all', (event, file) => {
          if (event !== 'addDir' && event !== 'unlinkDir') onSaved(file);
        });
        if (environments.client) onLoaded(environments.client);
      },
      hotUpdate({ file, modules }) {
        if (this.environment.name === 'client') return undefined;
        // The server imports it again when it is next asked for a page; there is nothing to be updated in place.
        for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
        onSaved(file);
        return [];
      },
    };
  }

  /** A browser that loaded its page while files were being saved has missed what was told meanwhile. */
  function onPageLoaded({ hot }: DevEnvironment): void {
    hot.on('myler:loaded', (page: { generation: number; renderedAt: number }, client) => {
      const updates = styles.savedSince(page.renderedAt);
      if (updates.length > 0) client.send({ type: 'update', updates });
      if (failure !== undefined) client.send({ type: 'error', err: asError(failure) });
      else if (page.generation < generation) client.send('myler:saved', { isHot: false });
    });
  }

  const tellFailed = (text: string) => {
    failure = stripVTControlCharacters(text);
    vite.environments.client.hot.send({ type: 'error', err: asError(failure) });
    if (printed.failure === text && Date.now() - printed.at < SAME_FAILURE) return;
    printed = { failure: text, at: Date.now() };
    vite.config.logger.error(text, { timestamp: true });
  };

  return {
    vite,
    load,
    watch(callback) {
      onSaved = callback;
    },
    async prepare() {
      await load(siteEntry);
    },
    async renderPage(url, deps) {
      try {
        const site = await load<{ renderPage: RenderPage }>(siteEntry);
        const page = await site.renderPage(url, deps);
        const failure = isOfCode(page.failure) ? page.failure : renderingFailure(page.html);
        if (failure) throw failure;
        const head = stylesheets(serverOf(vite).moduleGraph.idToModuleMap) + script();
        return { ...page, html: page.html.replace('</head>', `${head}</head>`) };
      } catch (error) {
        const text = textOf(error);
        tellFailed(text);
        return {
          status: 500,
          headers: { 'content-type': 'text/html; charset=utf-8' },
          html: errorPage(text, script()),
          cacheable: false,
          scriptHashes: [],
        };
      }
    },
    isConcerned: (files) => files.some((file) => serverOf(vite).moduleGraph.getModulesByFile(file)?.size),
    tellSaved(files, { isProviderConcerned }) {
      generation += 1;
      failure = undefined;
      const { moduleGraph, hot } = vite.environments.client;
      const isHot = !isProviderConcerned && files.every((file) => moduleGraph.getModulesByFile(file)?.size);
      hot.send('myler:saved', { isHot });
    },
    tellFailed,
  };
}

const siteEntry = join(siteFolder, 'src', 'entry-server.tsx');

function serverOf(vite: ViteDevServer): DevEnvironment {
  const { ssr } = vite.environments;
  if (!ssr) throw new Error('@myler/proxy: the site’s Vite configuration has no ssr environment.');
  return ssr;
}

/** Imports modules for the server. Vite knows which have changed, and has only those and their importers run again. */
function createLoader(vite: ViteDevServer): SiteFromSource['load'] {
  let environment: DevEnvironment | undefined;
  let runner: ReturnType<typeof createServerModuleRunner> | undefined;
  return async (file) => {
    if (!runner || environment !== serverOf(vite)) {
      environment = serverOf(vite);
      // The router's own hot callback wants a window.
      runner = createServerModuleRunner(environment, { hmr: false });
    }
    return runner.import(file);
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

/**
 * A stylesheet that a page links is replaced in place. Vite does so for plain ones; a CSS module it would reload the
 * page for, because nothing accepts it there. `savedSince` has what a page that was rendered at that time
 * (milliseconds) was not told of, because it was not connected yet.
 */
function linkedStyles(): { plugin: Plugin; savedSince: (time: number) => Update[] } {
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
 * While developing, styles would come with the scripts, after the first paint: they are linked instead. Named as Vite
 * names them, so that a script that comes later does not bring them once more.
 */
function stylesheets(modules: Map<string, EnvironmentModuleNode>): string {
  const sheets = [...modules.values()].filter(({ url }) => url.endsWith('.css'));
  return sheets.map(({ id, url }) => `<link rel="stylesheet" href="${url}" data-vite-dev-id="${id}">`).join('');
}

/** Not an answer of the provider's: for those a page has words. */
function isOfCode(failure: unknown): boolean {
  return failure instanceof Error && !('status' in failure);
}

/**
 * What a component threw while it was rendered. React then leaves out what is around it, up to the next Suspense
 * boundary, and writes there what happened: `<template data-msg="…" data-stck="…">`.
 */
function renderingFailure(html: string): Error | undefined {
  const [, message, stack] = /<!--\$!--><template data-msg="([^"]*)"(?: data-stck="([^"]*)")?/.exec(html) ?? [];
  if (message === undefined) return undefined;
  const error = new Error(unescape(message));
  if (stack) error.stack = unescape(stack);
  return error;
}

function unescape(attribute: string): string {
  const signs: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };
  return attribute.replaceAll(/&(?:lt|gt|quot|amp|#x27);/g, (entity) => signs[entity] ?? entity);
}

/** Where it went wrong, and with it, where Vite says so, the lines around. */
export function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { frame } = error as { frame?: string };
  const text = error.stack?.includes(error.message) ? error.stack : `${error.message}\n${error.stack}`;
  return (frame && !text.includes(frame) ? `${text}\n${frame}` : text).replaceAll(siteFolder + sep, '');
}

function asError(text: string): { message: string; stack: string } {
  const [message = text, ...stack] = text.split('\n');
  return { message, stack: stack.join('\n') };
}
