import { findAllLive, readLive } from '@myler/islands/attributes';

/**
 * Runs on each page in development only. Vite updates what the browser renders (dialogs, islands, pages of the router).
 * It cannot update a page that the server rendered: this keeps the page as it arrived, compares it with a new response,
 * and reloads the document when they differ.
 */
const ownScript = document.querySelector<HTMLScriptElement>('script[data-generation]');
const firstRendering = parse(document.documentElement.outerHTML);
let runningComparison: Promise<void> | undefined;
let mustCompareAgain = false;
/** Whether Vite's updates of islands went by before this page was connected. */
let hasMissedUpdates = false;
/** How many errors Vite has reported; Vite shows each over the page. */
let errorCount = 0;
/** The scroll position of a page that is being reloaded, in `sessionStorage`. */
const PLACE_KEY = 'place-before-reload';

import.meta.hot?.on('vite:error', () => (errorCount += 1));

import.meta.hot?.on('myler:saved', ({ isHot, isMissed }: { isHot: boolean; isMissed?: true }) => {
  if (isMissed) hasMissedUpdates = true;
  if (!ownScript) return reloadAndKeepPlace();
  if (isRoot(document.getElementById('site'))) {
    // The router rendered this page: a change that Vite cannot apply concerns data that the page has already read.
    if (!isHot) reload();
    else closeErrors();
    return;
  }
  if (runningComparison) mustCompareAgain = true;
  else runningComparison = compare().finally(() => (runningComparison = undefined));
});
keepPlace();
import.meta.hot?.send('myler:loaded', {
  generation: Number(ownScript?.dataset['generation'] ?? 0),
  renderedAt: Number(ownScript?.dataset['renderedAt'] ?? Infinity),
});

async function compare(): Promise<void> {
  mustCompareAgain = false;
  const errorCountBefore = errorCount;
  const response = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' });
  // The error is already shown over the current page.
  if (response.status >= 500) return;
  const newRendering = parse(await response.text());
  if (mustCompareAgain) return compare();
  // A broken proxy was saved meanwhile. The previous proxy keeps answering, so this response does not show the change.
  if (errorCount !== errorCountBefore) return;
  closeErrors();
  if (!isEqualRendering(firstRendering, newRendering)) return reload();
  hasMissedUpdates = false;
}

/** Whether two renderings of this page are equal, apart from islands that React has hydrated here and Vite updates. */
function isEqualRendering(before: Document, after: Document): boolean {
  const live = findAllLive('island').map((island) => !hasMissedUpdates && isRoot(island));
  const [was, is] = [before, after].map((page) => {
    const site = page.getElementById('site')?.cloneNode(true) as HTMLElement | undefined;
    if (site)
      findAllLive('island', undefined, site).forEach((island, position) => live[position] && island.replaceChildren());
    return { site, head: headOf(page), environment: readLive(page.documentElement, 'env') };
  });
  if (!was?.site || !is?.site) return false;
  return was.site.isEqualNode(is.site) && was.head === is.head && was.environment === is.environment;
}

/** Leaves out stylesheets, which Vite replaces in place, and the two scripts whose addresses differ each time. */
function headOf(page: Document): string {
  const parts = page.head.querySelectorAll('title, meta, link:not([rel=stylesheet]), script:not([data-generation])');
  return [...parts].map((part) => part.outerHTML).join('\n');
}

/** A reload would lose the contents of a dialog with input, so it waits until that dialog is closed. */
function reload(): void {
  if (!isDialogFilled()) return reloadAndKeepPlace();
  new MutationObserver((_, observer) => {
    if (document.querySelector('[role=dialog]')) return;
    observer.disconnect();
    // A dialog that closes calls `history.back()` (dialogs/use-dialog-history.ts), which would end the reload.
    if (history.state?.dialog) addEventListener('popstate', reloadAndKeepPlace, { once: true });
    else reloadAndKeepPlace();
  }).observe(document.body, { childList: true, subtree: true });
}

function reloadAndKeepPlace(): void {
  sessionStorage.setItem(PLACE_KEY, String(scrollY));
  location.reload();
}

/**
 * Scrolls to where the page was when it was reloaded. The browser does so too, but sometimes before the last of the
 * stylesheets, which Vite inserts one by one: then another part of the page stands at that height.
 */
function keepPlace(): void {
  const place = sessionStorage.getItem(PLACE_KEY);
  if (place === null) return;
  sessionStorage.removeItem(PLACE_KEY);
  const scroll = () => scrollTo({ top: Number(place), behavior: 'instant' });
  if (document.readyState === 'complete') scroll();
  else addEventListener('load', scroll, { once: true });
}

function isDialogFilled(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('[role=dialog] :is(input, select, textarea)');
  return [...fields].some(({ type, checked, value }) => {
    if (type === 'radio') return checked;
    return type !== 'checkbox' && value !== '';
  });
}

function closeErrors(): void {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
}

/** Whether the element is a React root. */
function isRoot(element: Element | null): boolean {
  return element !== null && Object.keys(element).some((key) => key.startsWith('__reactContainer$'));
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}
