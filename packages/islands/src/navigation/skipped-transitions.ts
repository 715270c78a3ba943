/**
 * Ignores the rejections of skipped view transitions. The browser skips a transition when the next one starts, and in a
 * hidden tab. The router does not handle the promises of the transitions that it starts, so the browser would report an
 * exception although nothing failed.
 */
export function ignoreSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event as { reason: unknown };
    if (!(reason instanceof DOMException) || !/transition/i.test(reason.message)) return;
    if (reason.name === 'AbortError' || reason.name === 'InvalidStateError') event.preventDefault();
  });
}
