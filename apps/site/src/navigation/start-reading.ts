/**
 * Puts the focus where a document begins, or where its address points: Tab goes on from there, and so does a screen
 * reader. It stood on the link that was pressed, which is on every page.
 */
export function startReading(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1))) ?? document.body;
  const hadIndex = target.hasAttribute('tabindex');
  if (!hadIndex) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  if (!hadIndex) target.removeAttribute('tabindex');
}
