import { registerHooks } from 'node:module';

/**
 * Loads modules of the workspace again in the running process. A changed file, and every file that imports it directly or
 * indirectly, gets a version in its URL, so that Node treats it as a new module. Packages of `node_modules` stay loaded.
 *
 * Only modules that are imported after this one can be loaded again.
 */

/** URL without version → how often it was invalidated. */
const versions = new Map<string, number>();
/** URL without version → URLs of the modules that import it. */
const importers = new Map<string, Set<string>>();

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    const url = withoutVersion(resolved.url);
    if (!isOfWorkspace(url)) return resolved;
    const fileImporters = importers.get(url) ?? new Set();
    importers.set(url, fileImporters);
    if (context.parentURL) fileImporters.add(withoutVersion(context.parentURL));
    return { ...resolved, url: currentVersion(url) };
  },
});

/** The URL under which the newest version of a module is imported. */
export function currentVersion(url: string): string {
  const version = versions.get(url);
  return version ? `${url}?version=${version}` : url;
}

/** Whether the module of this URL has been imported. */
export function isLoaded(url: string): boolean {
  return importers.has(url);
}

/** The next import of these modules, and of every module that imports them, loads them again. */
export function invalidate(urls: Iterable<string>): void {
  const seen = new Set<string>();
  const visit = (url: string) => {
    if (seen.has(url)) return;
    seen.add(url);
    versions.set(url, (versions.get(url) ?? 0) + 1);
    importers.get(url)?.forEach(visit);
  };
  for (const url of urls) visit(url);
}

/** Invalidates all modules that have been imported. */
export function invalidateAll(): void {
  invalidate(importers.keys());
}

function isOfWorkspace(url: string): boolean {
  return url.startsWith('file:') && !url.includes('/node_modules/');
}

function withoutVersion(url: string): string {
  return url.replace(/\?version=\d+$/, '');
}
