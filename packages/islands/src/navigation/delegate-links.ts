import { isPlainClick } from '../actions/delegate-actions.ts';
import { closestLive, hasLive } from '../attributes/live.ts';
import { INTENT } from '../island/hydrate-on.ts';
import { whileBusy } from '../loading/while-busy.ts';
import { navigate, prefetch } from './navigate.ts';

/** Which links lead to pages of the application, and how. */
export interface LinkOptions {
  /** Whether an address of this origin is a page that the router renders. */
  isPage: (url: URL) => boolean;
  /** Whether the next page must replace the history entry of this one. */
  mustReplace?: () => boolean;
}

/**
 * Navigates when a link to another page of the application is followed, and prefetches that page when the visitor points at
 * the link, touches it or focuses it. Links of other kinds are the browser's: to other origins, new tabs, downloads, parts of
 * this page, and those with `live({ reload: true })`.
 */
export function delegateLinks({ isPage, mustReplace }: LinkOptions): void {
  document.addEventListener('click', (event) => {
    const link = isPlainClick(event) ? linkOf(event) : null;
    const page = linkedPage(link, isPage);
    if (link && page) {
      event.preventDefault();
      // The same page with other contents, such as a list without one of its filters.
      const inPlace = closestLive(event.target, 'in-place') !== null;
      whileBusy(link, navigate(page, { inPlace, replace: mustReplace?.() }));
    } else if (link && mustReplace?.()) replaceEntry(event, link);
  });
  const prefetchLinked = (event: Event) => {
    // A link with an action does not lead to its page.
    const page = closestLive(event.target, 'action') ? undefined : linkedPage(linkOf(event), isPage);
    if (page && page.split('#')[0] !== location.pathname + location.search) prefetch(page);
  };
  for (const eventType of INTENT) document.addEventListener(eventType, prefetchLinked, { passive: true });
}

/** Follows a link to a part of this page, or out of the application, and replaces the history entry too. */
function replaceEntry(event: Event, link: HTMLAnchorElement): void {
  if (link.target || !/^https?:$/.test(link.protocol)) return;
  event.preventDefault();
  location.replace(link.href);
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/** The page of the application that an ordinary link leads to, if any. */
function linkedPage(link: HTMLAnchorElement | null, isPage: LinkOptions['isPage']): string | undefined {
  const href = link?.getAttribute('href');
  if (!link || !href || link.matches('[target], [download]') || hasLive(link, 'reload')) return undefined;
  // Not `link.href`: in an SVG it is an object, not a string.
  const url = new URL(href, document.baseURI);
  if (url.origin !== location.origin || !isPage(url)) return undefined;
  // The browser itself scrolls to an anchor of the same page.
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
