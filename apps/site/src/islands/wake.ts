import type { Wake } from '../live/attributes.ts';

const INTENT = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Calls `then` once, when the island is to wake; intent also wakes an island that waits for something else. Returns a
 * function that cancels it.
 */
export function whenAwake(element: HTMLElement, wake: Wake, then: () => void): () => void {
  const stops: (() => void)[] = [];
  const stop = () => {
    for (const end of stops.splice(0)) end();
  };
  const awake = () => {
    stop();
    then();
  };
  if (wake === 'load') {
    awake();
    return stop;
  }
  for (const sign of INTENT) {
    element.addEventListener(sign, awake, { passive: true });
    stops.push(() => element.removeEventListener(sign, awake));
  }
  // The visitor's press on this island may be what loaded the application.
  if (element.contains(document.activeElement)) {
    awake();
    return stop;
  }
  if (wake === 'visible') {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && awake(),
      { rootMargin: '300px' },
    );
    observer.observe(element);
    stops.push(() => observer.disconnect());
  }
  return stop;
}
