/**
 * Moves the focus after the current render. Focus that moves during a render makes the fields that it leaves and enters
 * change their state while React renders them.
 */
export function focusSoon(element: Element | null | undefined, { preventScroll = true } = {}): void {
  queueMicrotask(() => {
    if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll });
  });
}
