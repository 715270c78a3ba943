import type { SiteRouter } from '../router.tsx';
import type { SiteStore } from './site-store.ts';

interface TakenOver {
  router: SiteRouter;
  isMounted: () => boolean;
  /** Renders pages from here on. */
  mount: () => void;
}

let loading: Promise<TakenOver> | undefined;

/**
 * The router, which is fetched when somebody is about to turn a page and not before: reading one page needs none.
 */
function takeOver(store: SiteStore): Promise<TakenOver> {
  loading ??= import('./take-over.tsx').then((module) => module.takeOver(store));
  return loading;
}

/** Turns to another page of the site without loading a document. Whatever goes wrong, the browser's own way remains. */
export async function goTo(page: string, store: SiteStore): Promise<void> {
  try {
    const { router, isMounted, mount } = await takeOver(store);
    const turned = router.navigate({ href: page });
    if (isMounted()) return await turned;
    // Nobody listens to the address yet, so the router has to be told to load what it now says.
    await router.load();
    mount();
  } catch {
    loading = undefined;
    location.assign(page);
  }
}

/** Fetches the next page's code and data while the pointer is on its way. */
export function prepareFor(page: string, store: SiteStore): void {
  takeOver(store).then(
    ({ router }) => router.preloadRoute({ to: page }).catch(ignore),
    () => {
      loading = undefined;
    },
  );
}

function ignore(): void {
  // The press itself will try again, and tell.
}
