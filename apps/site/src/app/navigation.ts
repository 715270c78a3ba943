import type { SiteRouter } from '../router.tsx';
import { LoadError } from './code-loading.ts';
import { hideNotLoaded, sayNotLoaded } from './not-loaded.ts';
import type { SiteStore } from './site-store.ts';

export interface TakenOver {
  router: SiteRouter;
  isMounted: () => boolean;
  /** Renders pages from here on. */
  mount: () => void;
  /** Before that, for a page that is drawn anew in place. */
  keepPlace: () => () => void;
  sayStatus: () => void;
}

let loading: Promise<TakenOver> | undefined;

/** The address of the page that the server made, while the first turn away from it is under way. */
let left: string | undefined;

/**
 * The router, which is fetched when somebody is about to turn a page and not before: reading one page needs none.
 */
function takeOver(store: SiteStore): Promise<TakenOver> {
  loading ??= import('./take-over.tsx').then((module) => module.takeOver(store));
  return loading;
}

interface Turn {
  /** The next page is this one, differently filled: focus and scroll stay where they are. */
  inPlace?: boolean;
  /** The next page takes this one's place in the history. */
  replace?: boolean;
}

/**
 * Turns to another page of the site without loading a document. Without a connection this page stays, with all that was
 * typed on it, and offers to try again; whatever else goes wrong, the browser's own way remains.
 */
export async function goTo(
  page: string,
  store: SiteStore,
  { inPlace = false, replace = false }: Turn = {},
): Promise<void> {
  try {
    const { router, isMounted, mount, keepPlace, sayStatus } = await takeOver(store);
    const isFirst = !isMounted();
    if (isFirst) left ??= addressOf(location);
    const turned = router.navigate({
      href: page,
      replace,
      ...(inPlace ? { resetScroll: false, viewTransition: false } : {}),
    });
    if (isFirst) {
      // Nobody listens to the address yet, so the router has to be told to load what it now says.
      await router.load();
      // Back, pressed meanwhile: the page is still there as it was, with all that was typed on it.
      const isBack = addressOf(location) === left && addressOf(new URL(page, location.href)) !== left;
      left = undefined;
      if (isBack) {
        router.updateLatestLocation();
        hideNotLoaded();
        return;
      }
    }
    const putBack = isFirst && inPlace ? keepPlace() : undefined;
    if (inPlace) {
      const stop = router.subscribe('onRendered', () => {
        stop();
        putBack?.();
        if (isFirst) sayStatus();
        // The router keeps for Back where somebody scrolled to, and here nobody has to.
        document.dispatchEvent(new Event('scroll'));
      });
    }
    if (isFirst) mount();
    else await turned;
    hideNotLoaded();
  } catch (error) {
    loading = undefined;
    left = undefined;
    const loadDocument = () => (replace ? location.replace(page) : location.assign(page));
    // After a deployment a new document has all that the old one misses.
    if (!(error instanceof LoadError) || error.isGone) return loadDocument();
    sayNotLoaded({ retry: () => goTo(page, store, { inPlace, replace }), reload: loadDocument });
  }
}

function addressOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname + search;
}

/** Fetches the next page's code and data while the pointer is on its way. */
export function prepareFor(page: string, store: SiteStore): void {
  takeOver(store).then(
    ({ router }) => {
      // `to` is a path: with its query in it, "/press/list?year=2025" would be taken for a release of that name.
      const { pathname, search } = new URL(page, location.href);
      return router.preloadRoute({ to: pathname, search: router.options.parseSearch(search) as never }).catch(ignore);
    },
    () => {
      loading = undefined;
    },
  );
}

function ignore(): void {
  // The press itself will try again, and tell.
}
