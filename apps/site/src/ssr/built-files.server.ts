import { readFileSync } from 'node:fs';

/** A file that a page links, joined from several stylesheets of the build. */
export interface Stylesheet {
  href: string;
  /** The URLs of the stylesheets in it, which code that a browser fetches later does not need to fetch again. */
  files: string[];
}

/** What the build writes of the files for browsers (`build/page-stylesheets.ts`). */
export interface BuiltFiles {
  entry: string;
  /** Of the shell around every page. */
  shell: Stylesheet;
  /** What a route has beside the shell's, by its id. */
  routes: Record<string, Stylesheet>;
  /** The URLs of the stylesheets of each island, by its name. */
  islands: Record<string, string[]>;
}

let built: BuiltFiles | undefined;

/** The address of the application: a built asset, or the source in development. */
export function entryUrl(): string {
  return import.meta.env.PROD ? read().entry : '/src/entry-client.tsx';
}

/** The stylesheets of a page with these routes and islands. In development there are none: Vite adds them. */
export function pageStylesheets(routeIds: readonly string[], islandNames: ReadonlySet<string>): Stylesheet[] {
  if (!import.meta.env.PROD) return [];
  const { shell, routes, islands } = read();
  const joined = [shell, ...routeIds.flatMap((id) => routes[id] ?? [])];
  const linked = new Set(joined.flatMap(({ files }) => files));
  // The build finds the islands of a page in its code. This is for one that it did not find.
  const others = [...islandNames].flatMap((name) => islands[name] ?? []).filter((file) => !linked.has(file));
  return [...joined, ...[...new Set(others)].map((file) => ({ href: file, files: [file] }))];
}

function read(): BuiltFiles {
  if (built) return built;
  const file = new URL('../client/.vite/built-files.json', import.meta.url);
  try {
    built = JSON.parse(readFileSync(file, 'utf8')) as BuiltFiles;
  } catch (error) {
    throw new Error('@myler/site: build the site first: pnpm --filter @myler/site build.', { cause: error });
  }
  return built;
}
