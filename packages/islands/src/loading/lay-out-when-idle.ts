/**
 * Lays out parts that have `content-visibility: auto`, one whenever the browser is idle, so that none delays what the
 * visitor does. From then on the page has its final height.
 *
 * Each part gets a style of its own. If an attribute above the parts changed instead, the browser would compute the
 * styles of all of them anew in one task.
 */
export function layOutWhenIdle(parts: readonly Element[]): void {
  const remaining = parts.values();
  const layOutNext = () => {
    const { value: part } = remaining.next();
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
