/**
 * Moves focus once what is being drawn stands. Focus that moves in the middle of drawing makes the fields it leaves and
 * enters change state while React is at work on them.
 */
export function focusSoon(element: Element | null | undefined): void {
  queueMicrotask(() => {
    if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
  });
}
