import { LoadError } from '../loading/code-loading.ts';
import { hideNotLoaded, sayNotLoaded } from '../loading/not-loaded.ts';
import { entryKey } from '../router-edges/entry-key.ts';
import type { SiteStore } from '../store/site-store.ts';
import type { ClientRouter } from './mount-client-router.tsx';

export interface Turn {
  /** The next page is this one, differently filled: focus and scroll stay where they are. */
  inPlace?: boolean;
  /** The next page takes this one's place in the history. */
  replace?: boolean;
}

let loading: Promise<ClientRouter> | undefined;
/** From the first turn on, the router renders the page of each address. */
let isRouterMounted = false;

/** Loads the router when somebody is about to turn a page and not before: reading one page needs none. */
async function loadRouter(store: SiteStore): Promise<ClientRouter> {
  loading ??= import('./mount-client-router.tsx').then((module) => module.mountClientRouter(store));
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/**
 * Turns to another page of the site without loading a document. Without a connection this page stays, with all that was
 * typed on it, and offers to try again; whatever else goes wrong, the browser's own way remains.
 */
export async function navigate(page: string, store: SiteStore, turn: Turn = {}): Promise<void> {
  try {
    const router = await loadRouter(store);
    isRouterMounted = true;
    await router.navigate(page, turn);
    hideNotLoaded();
  } catch (error) {
    const loadDocument = () => (turn.replace ? location.replace(page) : location.assign(page));
    // After a deployment a new document has all that the old one misses.
    if (!(error instanceof LoadError) || error.isGone) return loadDocument();
    sayNotLoaded({ retry: () => navigate(page, store, turn), reload: loadDocument });
  }
}

/** Fetches the next page's code and data while the pointer is on its way. When it fails, `navigate` tries again and reports it. */
export function prefetch(page: string, store: SiteStore): void {
  loadRouter(store)
    .then((router) => router.prefetch(page))
    .catch(() => undefined);
}

/**
 * After a reload, history entries that the router had added share one document: Back changes the address and nothing
 * else. Until the router renders pages again, load the document of that address.
 */
export function reloadOnHistoryTraversal(): void {
  const key = entryKey(history.state);
  const { pathname, search } = location;
  addEventListener('popstate', () => {
    const isOther = location.pathname !== pathname || location.search !== search;
    if (!isRouterMounted && isOther && entryKey(history.state) !== key) location.reload();
  });
}
