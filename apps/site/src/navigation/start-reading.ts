/**
 * Puts the focus where a document begins, or where its address points: Tab goes on from there, and so does a screen
 * reader. It stood on the link that was pressed, which is on every page. What the visitor has pressed on the new page
 * meanwhile keeps it: a dialog that opens returns it there.
 *
 * @param before what had the focus on the page before
 */
export function startReading(before: Element | null): void {
  const { activeElement } = document;
  if (activeElement !== before && document.getElementById('main')?.contains(activeElement)) return;
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1))) ?? document.body;
  const hadIndex = target.hasAttribute('tabindex');
  if (!hadIndex) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  if (!hadIndex) target.removeAttribute('tabindex');
}
