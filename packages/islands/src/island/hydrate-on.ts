import type { HydrateOn } from '../attributes/live-attributes.ts';

/** What says that a visitor is about to use something. */
export const INTENT = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Calls `onHydrate` once, when the condition is met. Under `visible`, intent hydrates it too. Returns a function
 * that cancels it.
 */
export function whenToHydrate(element: HTMLElement, hydrateOn: HydrateOn, onHydrate: () => void): () => void {
  const cleanups: (() => void)[] = [];
  const cancel = () => {
    for (const cleanUp of cleanups.splice(0)) cleanUp();
  };
  const hydrateOnce = () => {
    cancel();
    onHydrate();
  };
  if (hydrateOn === 'load') {
    hydrateOnce();
    return cancel;
  }
  for (const eventType of INTENT) {
    element.addEventListener(eventType, hydrateOnce, { passive: true });
    cleanups.push(() => element.removeEventListener(eventType, hydrateOnce));
  }
  // The visitor's press on this island may be what loaded the application.
  if (element.contains(document.activeElement)) {
    hydrateOnce();
    return cancel;
  }
  if (hydrateOn === 'visible') {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && hydrateOnce(),
      { rootMargin: '300px' },
    );
    observer.observe(element);
    cleanups.push(() => observer.disconnect());
  }
  return cancel;
}
