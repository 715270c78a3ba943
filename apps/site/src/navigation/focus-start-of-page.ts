/**
 * Moves the focus to the start of the page, or to the element its address points at, as a new document does. Tab and
 * screen readers go on from there; before, the focus was on the link that was pressed, which is on every page.
 *
 * A control of the new page that the visitor has pressed already keeps the focus: its dialog returns it there.
 *
 * @param before the element that had the focus on the page before
 */
export function focusStartOfPage(before: Element | null): void {
  const { activeElement } = document;
  if (activeElement !== before && document.getElementById('main')?.contains(activeElement)) return;
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1))) ?? document.body;
  const hadIndex = target.hasAttribute('tabindex');
  if (!hadIndex) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  if (!hadIndex) target.removeAttribute('tabindex');
}
