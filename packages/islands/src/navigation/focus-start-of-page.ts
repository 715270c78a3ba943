/**
 * Moves the focus to the start of the page, or to the target of the address's hash, as a new document does. Tab and
 * screen readers continue from there. Otherwise the focus would stay on the link that was pressed, if the new page has
 * it too.
 *
 * If the visitor has already pressed a control of the new page, that control keeps the focus: its dialog returns the
 * focus to it.
 *
 * @param before the element that had the focus on the previous page
 */
export function focusStartOfPage(before: Element | null): void {
  const { activeElement } = document;
  if (activeElement !== before && document.querySelector('main')?.contains(activeElement)) return;
  const target = hashTarget() ?? document.body;
  const hadIndex = target.hasAttribute('tabindex');
  if (!hadIndex) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  if (!hadIndex) target.removeAttribute('tabindex');
}

/** The element that the address's hash names, if there is one. */
export function hashTarget(): HTMLElement | null {
  const { hash } = location;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // An invalid escape, such as "#%", names no element.
    return null;
  }
}
