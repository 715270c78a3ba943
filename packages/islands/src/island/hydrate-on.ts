import type { HydrateOn } from '../attributes/live-attributes.ts';

/** What says that a visitor is about to use something. */
export const INTENT = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Calls `onHydrate` once, when the condition is met. Under `visible`, intent hydrates it too. Returns a function
 * that cancels it.
 */
export function whenToHydrate(element: HTMLElement, hydrateOn: HydrateOn, onHydrate: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const cancel = () => controller.abort();
  const hydrateOnce = () => {
    cancel();
    onHydrate();
  };
  // The visitor's click on this island may be what loaded the application.
  if (hydrateOn === 'load' || element.contains(document.activeElement)) {
    hydrateOnce();
    return cancel;
  }
  for (const eventType of INTENT) element.addEventListener(eventType, hydrateOnce, { passive: true, signal });
  if (hydrateOn === 'visible') {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && hydrateOnce(),
      { rootMargin: '300px' },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  }
  return cancel;
}
