import type { Wake } from '../live/attributes.ts';

const INTENT = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Calls `then` once, when the island is to wake; intent also wakes an island that waits for something else. Returns a
 * function that cancels it.
 */
export function whenAwake(element: HTMLElement, wake: Wake, onWake: () => void): () => void {
  const cleanups: (() => void)[] = [];
  const cancel = () => {
    for (const cleanUp of cleanups.splice(0)) cleanUp();
  };
  const wakeOnce = () => {
    cancel();
    onWake();
  };
  if (wake === 'load') {
    wakeOnce();
    return cancel;
  }
  for (const eventType of INTENT) {
    element.addEventListener(eventType, wakeOnce, { passive: true });
    cleanups.push(() => element.removeEventListener(eventType, wakeOnce));
  }
  // The visitor's press on this island may be what loaded the application.
  if (element.contains(document.activeElement)) {
    wakeOnce();
    return cancel;
  }
  if (wake === 'visible') {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wakeOnce(),
      { rootMargin: '300px' },
    );
    observer.observe(element);
    cleanups.push(() => observer.disconnect());
  }
  return cancel;
}
