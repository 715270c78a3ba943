/** After "Try again" the button is gone: Tab goes on from `place`, where it stood. */
export function focusPlace(place: Element | null): void {
  if (!(place instanceof HTMLElement)) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
