/**
 * A page that is turned before the last one has faded in ends that fading, and no page fades in a tab that nobody sees.
 * The router starts the transition and leaves its promises to nobody, so the browser reports an exception that is none.
 */
export function ignoreSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event as { reason: unknown };
    if (!(reason instanceof DOMException) || !/transition/i.test(reason.message)) return;
    if (reason.name === 'AbortError' || reason.name === 'InvalidStateError') event.preventDefault();
  });
}
