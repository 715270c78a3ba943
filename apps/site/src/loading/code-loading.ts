/** A part of the site's code or styles could not be fetched. */
export class LoadError extends Error {
  override name = 'LoadError';
  /** The server has answered that it has no such file, as after a deployment: only a new document helps. */
  readonly isGone: boolean;

  constructor(message: string, { isGone = false, cause }: { isGone?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.isGone = isGone;
  }
}

/**
 * How long after the browser began to leave the document a failed load says nothing. WebKit ends what is on its way and
 * lets scripts run until the next document has come: nothing failed for whoever leaves. Milliseconds.
 */
const LEAVING = 10_000;
let isLeaving = false;
if (!import.meta.env.SSR) {
  addEventListener('beforeunload', () => (isLeaving = true));
  addEventListener('pageshow', () => (isLeaving = false));
}

/** Files that are here, or on their way. What failed is not among them: it is fetched anew the next time. */
const files = new Map<string, Promise<void>>();

/**
 * Stands in for each `import()` of the built site (`build/code-loading.ts`): fetches the module, what it imports and its
 * stylesheets, and imports it only when all of them are here.
 *
 * Browsers before 2026 remember a failed import by its URL and fail it forever, also when a dependency failed. An import
 * that starts after every file is in the HTTP cache does not fail, so "Try again" works in them too.
 *
 * @param urls the module and everything it needs, relative to the site's root
 * @throws {LoadError} when a file could not be fetched
 */
export async function loadCode<Module>(
  importModule: () => Promise<Module>,
  urls: readonly string[] = [],
): Promise<Module> {
  await Promise.all(urls.map((url) => loadFile(new URL(url, document.baseURI).href)));
  try {
    return await importModule();
  } catch (error) {
    // The cache was emptied in between. An exception of the module itself stays what it is.
    if (!isFetchFailure(error)) throw error;
    for (const url of urls) files.delete(new URL(url, document.baseURI).href);
    if (await isShownAgain()) return loadCode(importModule, urls);
    throw new LoadError('A part of the site did not load.', { cause: error });
  }
}

/**
 * Keeps a failure back while the document is being left: by the time it is told, the document is gone. Or it is shown
 * again, from the back/forward cache: then what was on its way has to be fetched anew.
 */
async function isShownAgain(): Promise<boolean> {
  if (!isLeaving) return false;
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(true), { once: true });
    setTimeout(resolve, LEAVING, false);
  });
}

function loadFile(href: string): Promise<void> {
  const known = files.get(href);
  if (known) return known;
  const loading = (href.endsWith('.css') ? loadStyles(href) : loadScript(href)).catch(async (error: unknown) => {
    files.delete(href);
    if (await isShownAgain()) return loadFile(href);
    throw error;
  });
  files.set(href, loading);
  return loading;
}

async function loadScript(href: string): Promise<void> {
  let status: number | undefined;
  try {
    const response = await fetch(href);
    ({ status } = response);
    // Only a body that was read to its end is in the cache.
    await response.arrayBuffer();
  } catch (error) {
    throw new LoadError('A part of the site did not load.', { cause: error });
  }
  if (status >= 400) throw new LoadError(`A part of the site answered ${status}.`, { isGone: status === 404 });
}

function loadStyles(href: string): Promise<void> {
  const isThere = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(
    (link) => link.href === href,
  );
  if (isThere) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // One that stays would be taken for a stylesheet that is here.
      link.remove();
      reject(new LoadError('Styles of the site did not load.'));
    });
    document.head.append(link);
  });
}

/** As Chromium, Firefox and WebKit word it. */
function isFetchFailure(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message);
}
