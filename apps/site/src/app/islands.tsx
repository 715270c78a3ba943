import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { signedInAtom } from '@myler/state/user';
import { createSiteRoot, type SiteRoot } from './create-site-root.tsx';
import { followHands, handOver, handsOff, rememberHands } from './hands.ts';
import { sayNotLoaded } from './not-loaded.ts';
import type { SiteStore } from './site-store.ts';

/**
 * Parts of a page the server made that live by themselves. Each reads what it shows from its own markup, so that the
 * page need not say it twice. Their code is fetched when they come near the screen.
 */
const islands: Record<string, (element: HTMLElement) => Promise<ReactNode>> = {
  quotes: async (element) => (await import('../pages/home/quotes-island.tsx')).quotesIsland(element),
  letter: async () => (await import('../dialogs/LetterForm.tsx')).letterIsland(),
  search: async (element) => (await import('../search/search-island.tsx')).searchIsland(element),
  shortlist: async () => (await import('../pages/shortlist/shortlist-island.tsx')).shortlistIsland(),
  map: async (element) => (await import('../map/map-island.tsx')).mapIsland(element),
  enquiry: async (element) => (await import('../enquiry/enquiry-island.tsx')).enquiryIsland(element),
  faq: async () => (await import('../pages/faq/faq-island.tsx')).faqIsland(),
  calculator: async (element) => (await import('../pages/membership/calculator-island.tsx')).calculatorIsland(element),
  'on-this-device': async () =>
    (await import('../pages/privacy-policy/privacy-policy-island.tsx')).onThisDeviceIsland(),
  'gift-card': async () => (await import('../pages/e-gift-card/gift-card-island.tsx')).giftCardIsland(),
  'gift-balance': async () => (await import('../pages/gift-card-redeem/BalanceHere.tsx')).balanceIsland(),
  'gift-order': async () => (await import('../pages/gift-card-order/OrderHere.tsx')).orderIsland(),
  account: async () => (await import('../shell/SiteHeader.Account.tsx')).accountIsland(),
};

const roots = new Set<SiteRoot>();
let observer: IntersectionObserver | undefined;

export function startIslands(store: SiteStore): void {
  const waking = new Map<HTMLElement, Promise<void>>();
  const wake = (element: HTMLElement): Promise<void> => {
    const known = waking.get(element);
    if (known) return known;
    observer?.unobserve(element);
    const promise = mountIsland(element, store).catch((error: unknown) => {
      // The next sign of intent tries again.
      waking.delete(element);
      throw error;
    });
    waking.set(element, promise);
    return promise;
  };

  observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLElement) wake(target).catch(ignore);
      }
    },
    { rootMargin: '300px' },
  );
  for (const element of document.querySelectorAll<HTMLElement>('#site [data-island]')) {
    if (element.dataset['island'] !== 'account' && element.dataset['wake'] !== 'intent') observer.observe(element);
  }
  followHands();
  wakeOnIntent(wake);
  // A form that is sent before it is alive is sent once it is, once.
  const sending = new WeakSet<HTMLElement>();
  document.addEventListener('submit', (event) => {
    const island = event.target instanceof Element ? event.target.closest<HTMLElement>('#site [data-island]') : null;
    if (!island || isAwake.has(island)) return;
    event.preventDefault();
    if (sending.has(island)) return;
    sending.add(island);
    handOver(island);
    const submit = () => {
      wake(island).then(
        () => island.querySelector('form')?.requestSubmit(),
        () => sayNotLoaded({ retry: submit, reload: () => location.reload() }),
      );
    };
    submit();
  });
  wakeAccountOnceSignedIn(store, wake);
}

const isAwake = new WeakSet<HTMLElement>();

async function mountIsland(element: HTMLElement, store: SiteStore): Promise<void> {
  const make = islands[element.dataset['island'] ?? ''];
  if (!make) return;
  const content = await make(element);
  await handsOff(element);
  // The visitor may have turned the page meanwhile.
  if (!element.isConnected) return;
  const restoreHands = rememberHands(element);
  const root = createSiteRoot(element, store);
  roots.add(root);
  flushSync(() => root.render(content));
  isAwake.add(element);
  restoreHands();
}

/** Islands with `data-wake="intent"` sleep until somebody is at them: reading the page needs none of their code. */
function wakeOnIntent(wake: (element: HTMLElement) => Promise<void>): void {
  const wakeAround = (target: EventTarget | null) => {
    const island = target instanceof Element ? target.closest<HTMLElement>('#site [data-wake=intent]') : null;
    if (island) wake(island).catch(ignore);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, ({ target }) => wakeAround(target), { passive: true });
  }
  // What brought the application here may have been the visitor's press on one of them.
  wakeAround(document.activeElement);
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
