import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { routeOfChunk } from './route-chunk.ts';
import type { BuiltFiles, Stylesheet } from '../src/ssr/built-files.server.ts';

const ENTRY = 'src/entry-client.tsx';
// This module's file contains the shell that surrounds every page.
const CLIENT_ROUTER = 'src/router/client-router.ts';
const ISLAND = /\/([\w-]+)\.island\.tsx$/;

/**
 * Joins the stylesheets of a page into two: one of the shell, which every page has, and one of its route. Both have the
 * styles of their islands too. Vite alone makes a file of each shared module, twenty and more for a page
 * (docs/decisions/0041). Writes `dist/client/.vite/built-files.json`, from which the server links them.
 */
export function pageStylesheets(): Plugin {
  let folder = '';
  return {
    name: 'myler:page-stylesheets',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      folder = `${config.root}/`;
    },
    async writeBundle({ dir = '' }, bundle) {
      const graph = styleGraph(bundle, folder);
      const islandsIn = (module: string) =>
        islandsPlacedIn(`${folder}${module}`, (id) => this.getModuleInfo(id) ?? undefined);
      const write = (name: string, files: string[]) => writeJoined(dir, name, files);

      const shellFiles = graph.stylesOf([ENTRY, CLIENT_ROUTER, ...graph.islandModules(islandsIn(CLIENT_ROUTER))]);
      const shell = await write('shell', shellFiles);
      const routes: BuiltFiles['routes'] = {};
      for (const module of graph.modules()) {
        const route = routeOfChunk(module);
        if (!route) continue;
        const files = graph.stylesOf([module, ...graph.islandModules(islandsIn(module))]);
        const routeFiles = files.filter((file) => !shellFiles.includes(file));
        if (routeFiles.length > 0) routes[route] = await write('page', routeFiles);
      }
      const islands = Object.fromEntries(
        graph.modules().flatMap((module) => {
          const [, name] = ISLAND.exec(module) ?? [];
          return name ? [[name, graph.stylesOf([module])]] : [];
        }),
      );
      const built: BuiltFiles = { entry: `/${graph.fileOf(ENTRY)}`, shell, routes, islands };
      await mkdir(join(dir, '.vite'), { recursive: true });
      await writeFile(join(dir, '.vite/built-files.json'), JSON.stringify(built, null, 1));
    },
  };
}

/** The stylesheets of the build, by module. */
function styleGraph(bundle: Rolldown.OutputBundle, folder: string) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byModule = new Map(
    chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id.replace(folder, ''), chunk] as const)),
  );
  const chunkOf = (module: string) => {
    const chunk = byModule.get(module);
    if (!chunk) throw new Error(`No file of the build contains ${module}: see build/page-stylesheets.ts.`);
    return chunk;
  };
  // What is imported comes first, so that a page's rules win over those of the components that it uses.
  const collect = (chunk: Rolldown.OutputChunk, styles: Set<string>, seen: Set<Rolldown.OutputChunk>) => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) {
      const imported = byFile.get(file);
      if (imported) collect(imported, styles, seen);
    }
    for (const file of chunk.viteMetadata?.importedCss ?? []) styles.add(`/${file}`);
  };
  return {
    modules: () => [...byModule.keys()],
    fileOf: (module: string) => chunkOf(module).fileName,
    islandModules: (names: ReadonlySet<string>) =>
      [...byModule.keys()].filter((module) => names.has(ISLAND.exec(module)?.[1] ?? '')),
    stylesOf(modules: readonly string[]): string[] {
      const styles = new Set<string>();
      for (const module of modules) collect(chunkOf(module), styles, new Set());
      return [...styles];
    },
  };
}

/** The names of the islands that a module and its imports place: `<Island of="quotes">` is compiled to `of: "quotes"`. */
function islandsPlacedIn(
  module: string,
  infoOf: (id: string) => Pick<Rolldown.ModuleInfo, 'code' | 'importedIds'> | undefined,
): Set<string> {
  const names = new Set<string>();
  const modules = new Set([module]);
  // Iterating a set also visits items that are added meanwhile.
  for (const id of modules) {
    const info = infoOf(id);
    for (const [, name] of info?.code?.matchAll(/\bIsland, \{\s*of: "([\w-]+)"/g) ?? []) names.add(name ?? '');
    for (const imported of info?.importedIds ?? []) {
      if (!imported.includes('/node_modules/')) modules.add(imported);
    }
  }
  return names;
}

async function writeJoined(dir: string, name: string, files: string[]): Promise<Stylesheet> {
  const parts = await Promise.all(files.map(async (file) => readFile(join(dir, file), 'utf8')));
  const css = parts.map((part) => part.trim()).join('');
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const href = `/assets/${name}-${hash}.css`;
  await writeFile(join(dir, 'assets', basename(href)), css);
  return { href, files };
}
