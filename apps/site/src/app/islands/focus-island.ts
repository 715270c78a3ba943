/** After "Try again" the button is gone: Tab goes on from the island itself. */
export function focusIsland(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
