/**
 * A page that is turned before the last one has faded in ends that fading. The router starts the transition and leaves
 * its promises to nobody, so the browser reports an exception that is none.
 */
export function ignoreSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event as { reason: unknown };
    if (reason instanceof DOMException && reason.name === 'AbortError' && /transition/i.test(reason.message)) {
      event.preventDefault();
    }
  });
}
