/**
 * Announces a text to screen readers only. A live region that is inserted together with its text is not read out, so
 * the text is set afterwards.
 *
 * @param within an element that stays when the page changes
 */
export function announce(text: string | null | undefined, within: HTMLElement): void {
  if (!text) return;
  const region = document.createElement('div');
  region.setAttribute('aria-live', 'polite');
  region.className = 'visually-hidden';
  within.append(region);
  setTimeout(() => {
    region.textContent = text;
  }, 100);
  setTimeout(() => region.remove(), 5_000);
}
