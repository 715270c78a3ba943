import { LoadError } from '../loading/code-loading.ts';
import { hideNotLoaded, showNotLoaded } from '../loading/not-loaded.ts';
import { entryKey } from './entry-key.ts';

/** The router of the pages that the browser renders. */
export interface ClientRouter {
  /** Navigates to a page. Resolves once it is rendered, or once a page that was requested later is rendered. */
  navigate: (page: string, options: NavigationOptions) => Promise<void>;
  /** Fetches a page's code and data. */
  prefetch: (page: string) => Promise<unknown>;
}

/** How the next page takes the place of this one. */
export interface NavigationOptions {
  /** The next page is this one with other contents: focus and scroll stay. */
  inPlace?: boolean;
  /** The next page replaces the current history entry. */
  replace?: boolean | undefined;
}

let importRouter!: () => Promise<ClientRouter>;
let loading: Promise<ClientRouter> | undefined;
/** After the first navigation the router renders the page of each address. */
let isRouterMounted = false;

/**
 * Says where the router is, once for each document; without it every page is a document. It is loaded on intent or navigation and not before: visitors who read
 * one page do not need it.
 */
export function setRouter(importIt: () => Promise<ClientRouter>): void {
  importRouter = importIt;
}

async function loadRouter(): Promise<ClientRouter> {
  loading ??= importRouter();
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/**
 * Navigates to another page of the site without loading a document. Without a connection the current page stays, with
 * its input, and a notice offers to try again. After any other failure the browser loads the document.
 */
export async function navigate(page: string, options: NavigationOptions = {}): Promise<void> {
  try {
    const router = await loadRouter();
    isRouterMounted = true;
    await router.navigate(page, options);
    hideNotLoaded();
  } catch (error) {
    const loadDocument = () => (options.replace ? location.replace(page) : location.assign(page));
    // After a deployment, old files are gone: a new document refers to the new ones.
    if (!(error instanceof LoadError) || error.isGone) return loadDocument();
    showNotLoaded({ retry: () => navigate(page, options), reload: loadDocument });
  }
}

/** Prefetches the next page's code and data on intent. After a failure `navigate` tries again and reports it. */
export function prefetch(page: string): void {
  loadRouter()
    .then((router) => router.prefetch(page))
    .catch(() => undefined);
}

/**
 * After a reload, the history entries that the router had added belong to one document, so Back changes only the
 * address. Until the router renders pages again, this loads the document of that address.
 */
export function reloadOnHistoryTraversal(): void {
  const key = entryKey(history.state);
  const { pathname, search } = location;
  addEventListener('popstate', () => {
    const isOther = location.pathname !== pathname || location.search !== search;
    if (!isRouterMounted && isOther && entryKey(history.state) !== key) location.reload();
  });
}
