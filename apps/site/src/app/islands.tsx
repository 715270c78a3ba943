import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { signedInAtom } from '@myler/state/user';
import type { SiteStore } from './site-store.ts';

/**
 * Parts of a page the server made that live by themselves. Each reads what it shows from its own markup, so that the
 * page need not say it twice. Their code is fetched when they come near the screen.
 */
const islands: Record<string, (element: HTMLElement) => Promise<ReactNode>> = {
  testimonials: async (element) => (await import('../pages/home/testimonials-island.tsx')).testimonialsIsland(element),
  letter: async () => (await import('../dialogs/LetterForm.tsx')).letterIsland(),
  account: async () => (await import('../shell/SiteHeader.Account.tsx')).accountIsland(),
};

const roots = new Set<Root>();
let observer: IntersectionObserver | undefined;

export function startIslands(store: SiteStore): void {
  const wake = async (element: HTMLElement) => {
    const make = islands[element.dataset['island'] ?? ''];
    if (!make) return;
    const content = await make(element);
    // The visitor may have turned the page meanwhile.
    if (!element.isConnected) return;
    const root = createRoot(element);
    roots.add(root);
    root.render(<Provider store={store}>{content}</Provider>);
  };

  observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer?.unobserve(target);
        wake(target).catch(ignore);
      }
    },
    { rootMargin: '300px' },
  );
  for (const element of document.querySelectorAll<HTMLElement>('#site [data-island]')) {
    if (element.dataset['island'] !== 'account') observer.observe(element);
  }
  wakeAccountOnceSignedIn(store, wake);
}

/** The page took its leave: React renders the next one. */
export function stopIslands(): void {
  observer?.disconnect();
  for (const root of roots) root.unmount();
  roots.clear();
}

/** The server's header is right for whoever is not signed in, which is nearly everyone who arrives. */
function wakeAccountOnceSignedIn(store: SiteStore, wake: (element: HTMLElement) => Promise<void>): void {
  const stop = store.sub(signedInAtom, () => {
    if (!store.get(signedInAtom)) return;
    stop();
    const element = document.querySelector<HTMLElement>('#site [data-island=account]');
    if (element) wake(element).catch(ignore);
  });
}

function ignore(): void {
  // The markup stays as the server made it.
}
