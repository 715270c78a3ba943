/** "Try again" removes its own button, so focus `place`, where the button was: Tab goes on from there. */
export function focusPlace(place: Element | null): void {
  if (!(place instanceof HTMLElement)) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
