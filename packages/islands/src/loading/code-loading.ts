import { findAllLive, readLive } from '../attributes/live.ts';

/** A part of the application's code or styles could not be fetched. */
export class LoadError extends Error {
  override name = 'LoadError';
  /** Whether the server responded with 404, as it does for old files after a deployment: only a new document helps. */
  readonly isGone: boolean;

  constructor(message: string, { isGone = false, cause }: { isGone?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.isGone = isGone;
  }
}

/**
 * How long, in milliseconds, a failed load is not reported after the browser began to leave the document. WebKit aborts
 * running requests and still runs scripts until the next document has arrived.
 */
const LEAVING_TIMEOUT_MS = 10_000;
let isLeaving = false;
const onLeave = () => void (isLeaving = true);
const onShow = () => void (isLeaving = false);

/** Files that are loaded or loading. A failed file is removed, so that it is fetched again. */
const files = new Map<string, Promise<void>>();

/**
 * Fetches a module, its imports and its stylesheets, and imports it only when all of them are loaded. The build of an
 * application calls it in place of each `import()`.
 *
 * Browsers before 2026 remember a failed import by its URL and fail it forever, also when a dependency failed. An
 * import that starts after every file is in the HTTP cache does not fail, so "Try again" works in them too.
 *
 * @param urls the module and everything it needs, relative to the document's base
 * @throws {LoadError} when a file could not be fetched
 */
export async function loadCode<Module>(
  importModule: () => Promise<Module>,
  urls: readonly string[] = [],
): Promise<Module> {
  // Not before code is loaded: a `beforeunload` listener makes every page slower to leave. Both are added once.
  addEventListener('beforeunload', onLeave);
  addEventListener('pageshow', onShow);
  const hrefs = urls.map((url) => new URL(url, document.baseURI).href);
  await Promise.all(hrefs.map(loadFile));
  try {
    return await importModule();
  } catch (error) {
    // The files have left the cache since. An exception of the module itself is thrown on.
    if (!isFetchFailure(error)) throw error;
    for (const href of hrefs) files.delete(href);
    if (await isRestoredFromCache()) return loadCode(importModule, urls);
    throw new LoadError('A part of the site did not load.', { cause: error });
  }
}

/**
 * Waits with a failure while the document is being left, because nobody will see it. Resolves with true when the
 * document is shown again from the back/forward cache: then the aborted requests have to be repeated.
 */
async function isRestoredFromCache(): Promise<boolean> {
  if (!isLeaving) return false;
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(true), { once: true });
    setTimeout(resolve, LEAVING_TIMEOUT_MS, false);
  });
}

function loadFile(href: string): Promise<void> {
  const existing = files.get(href);
  if (existing) return existing;
  const loading = (href.endsWith('.css') ? loadStyles(href) : fetchFile(href)).catch(async (error: unknown) => {
    files.delete(href);
    if (await isRestoredFromCache()) return loadFile(href);
    throw error;
  });
  files.set(href, loading);
  return loading;
}

async function fetchFile(href: string): Promise<void> {
  let status: number | undefined;
  try {
    const response = await fetch(href);
    ({ status } = response);
    // The cache keeps only a body that was read to its end.
    await response.arrayBuffer();
  } catch (error) {
    throw new LoadError('A part of the site did not load.', { cause: error });
  }
  if (status >= 400) throw new LoadError(`A part of the site answered ${status}.`, { isGone: status === 404 });
}

/** Whether the stylesheet is in a file that the document links. */
function isLinked(href: string): boolean {
  const { pathname } = new URL(href);
  return findAllLive('files').some((link) => readLive(link, 'files')?.split(' ').includes(pathname));
}

function loadStyles(href: string): Promise<void> {
  if (isLinked(href)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // A link that stays would count as a loaded stylesheet.
      link.remove();
      // The event has no status, so this asks for it.
      fetchFile(href).then(() => reject(new LoadError('A part of the site did not load.')), reject);
    });
    document.head.append(link);
  });
}

/** The messages of Chromium, Firefox and WebKit. */
function isFetchFailure(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message);
}
