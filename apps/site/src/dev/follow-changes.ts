import { findAllLive, readLive } from '../live/live.ts';

/**
 * Runs beside each page while developing, and in no build. Vite updates what lives in the browser by itself (dialogs,
 * islands, pages that the router rendered). A page that the server rendered cannot be updated: when it would now be
 * rendered differently, it is loaded again. To know that, the page as it arrived is kept and compared with a new one.
 */
const own = document.querySelector<HTMLScriptElement>('script[data-generation]');
const arrived = parse(document.documentElement.outerHTML);
let comparing: Promise<void> | undefined;
let isAskedAgain = false;
/** How many mistakes have been told, each of which is shown over the page. */
let told = 0;

import.meta.hot?.on('vite:error', () => (told += 1));

import.meta.hot?.on('myler:saved', ({ isHot }: { isHot: boolean }) => {
  if (!own) return location.reload();
  if (isRoot(document.getElementById('site'))) {
    // The router rendered it: what is not code of the browser's, it has read before.
    if (!isHot) reload();
    else closeErrors();
    return;
  }
  if (comparing) isAskedAgain = true;
  else comparing = compare().finally(() => (comparing = undefined));
});
import.meta.hot?.send('myler:loaded', {
  generation: Number(own?.dataset['generation'] ?? 0),
  renderedAt: Number(own?.dataset['renderedAt'] ?? Infinity),
});

async function compare(): Promise<void> {
  isAskedAgain = false;
  const toldBefore = told;
  const response = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' });
  // Why it fails is shown already, over the page that stands.
  if (response.status >= 500) return;
  const now = parse(await response.text());
  if (isAskedAgain) return compare();
  // A mistake in the proxy was saved meanwhile: the one before goes on answering, and that answer says nothing of it.
  if (told !== toldBefore) return;
  closeErrors();
  if (!isAlike(arrived, now)) reload();
}

/** Whether two renderings of this page differ in nothing but what lives by itself here. */
function isAlike(before: Document, after: Document): boolean {
  const live = findAllLive('island').map((island) => isRoot(island));
  const [was, is] = [before, after].map((page) => {
    const site = page.getElementById('site')?.cloneNode(true) as HTMLElement | undefined;
    if (site)
      findAllLive('island', undefined, site).forEach((island, position) => live[position] && island.replaceChildren());
    return { site, head: headOf(page), environment: readLive(page.documentElement, 'env') };
  });
  if (!was?.site || !is?.site) return false;
  return was.site.isEqualNode(is.site) && was.head === is.head && was.environment === is.environment;
}

/** Styles are replaced in place. The address of the boot script's entry and ours differ each time. */
function headOf(page: Document): string {
  const parts = page.head.querySelectorAll('title, meta, link:not([rel=stylesheet]), script:not([data-generation])');
  return [...parts].map((part) => part.outerHTML).join('\n');
}

/** The browser keeps the scroll. What was filled into a dialog would be lost: the page waits until it is closed. */
function reload(): void {
  if (!isDialogFilled()) return location.reload();
  new MutationObserver((_, observer) => {
    if (document.querySelector('[role=dialog]')) return;
    observer.disconnect();
    // A closed dialog goes back from its entry (dialogs/use-dialog-history.ts), and that would end the reload.
    if (history.state?.dialog) addEventListener('popstate', () => location.reload(), { once: true });
    else location.reload();
  }).observe(document.body, { childList: true, subtree: true });
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

/** Whether React renders into it. */
function isRoot(element: Element | null): boolean {
  return element !== null && Object.keys(element).some((key) => key.startsWith('__reactContainer$'));
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}
