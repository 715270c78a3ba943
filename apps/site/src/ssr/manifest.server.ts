import { readFileSync } from 'node:fs';
import { rootRouteId, type Manifest } from '@tanstack/react-router';
import { routeOfChunk } from '../router-edges/route-chunk.ts';

interface ViteChunk {
  file: string;
  src?: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

type ViteManifest = Record<string, ViteChunk>;

let built: { entry: string; router: Manifest; islands: Map<string, string[]> } | undefined;

const ENTRY = 'src/entry-client.tsx';
const SHELL = 'src/navigation/mount-client-router.tsx';
/** The address of the application: a built asset, or the source in development. */
export function entryUrl(): string {
  return import.meta.env.PROD ? read().entry : `/${ENTRY}`;
}

/** The stylesheets of these islands, whose code a browser fetches separately. */
export function islandStyles(names: ReadonlySet<string>): string[] {
  return import.meta.env.PROD ? [...names].flatMap((name) => read().islands.get(name) ?? []) : [];
}

/** The stylesheets of each route, in the router's format. Scripts are not preloaded: they wait for intent. */
export function routerManifest(): Promise<Manifest> {
  return Promise.resolve(import.meta.env.PROD ? read().router : { routes: {} });
}

function read() {
  if (built) return built;
  const file = new URL('../client/.vite/manifest.json', import.meta.url);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as ViteManifest;
  const entry = manifest[ENTRY];
  if (!entry)
    throw new Error(
      `@myler/site: ${ENTRY} is not in the client manifest. Build the site first: pnpm --filter @myler/site build.`,
    );
  // The server renders the shell around the first page; in the browser its code comes with the router.
  const rootCss = [...new Set([ENTRY, SHELL].flatMap((id) => stylesheets(manifest, id)))];
  const islands = new Map<string, string[]>();
  const routes: Manifest['routes'] = { [rootRouteId]: { css: rootCss } };
  for (const [id, chunk] of Object.entries(manifest)) {
    const island = /\/([\w-]+)\.island\.tsx$/.exec(id)?.[1];
    if (island) islands.set(island, stylesheets(manifest, id));
    const routeId = routeOfChunk(id);
    if (!routeId || !chunk) continue;
    const css = stylesheets(manifest, id).filter((href) => !rootCss.includes(href));
    routes[routeId] = { css: [...(routes[routeId]?.css ?? []), ...css] };
  }
  built = { entry: `/${entry.file}`, router: { routes }, islands };
  return built;
}

function stylesheets(manifest: ViteManifest, id: string, seen = new Set<string>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const chunk = manifest[id];
  const own = (chunk?.css ?? []).map((file) => `/${file}`);
  const needed = (chunk?.imports ?? []).flatMap((dependency) => stylesheets(manifest, dependency, seen));
  return [...new Set([...needed, ...own])];
}
