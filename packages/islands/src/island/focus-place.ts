/** "Try again" removes its own button, so focus `place`, where the button was: Tab goes on from there. */
export function focusPlace(place: HTMLElement): void {
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
