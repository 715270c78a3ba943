import { findAllLive, findLive, isLive } from '../live/live.ts';

/**
 * Lays out the parts of the first page that are below the window (`partial-layout.css`), one whenever the browser is
 * idle, so that none delays what the visitor does. From then on the page has its final height.
 *
 * Each part gets a style of its own. If an attribute above the parts changed instead, the browser would compute the
 * styles of all of them anew in one task.
 */
export function layOutRest(): void {
  if (!findLive('partial') || isLive(document.documentElement, 'whole')) return;
  const hotels = findAllLive('found-hotels').flatMap((list) => [...list.children]);
  const parts = [...document.querySelectorAll('main > *, footer'), ...hotels].values();
  const layOutNext = () => {
    const { value: part } = parts.next();
    if (!part) return;
    if (part instanceof HTMLElement) part.style.contentVisibility = 'visible';
    whenIdle(layOutNext);
  };
  whenIdle(layOutNext);
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task);
  else setTimeout(task);
}
