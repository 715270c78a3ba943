/**
 * Announces a text to screen readers only. A live region that is inserted together with its text is not read out, so
 * the text is set afterwards.
 */
export function announce(text: string | null | undefined): void {
  const overlay = document.getElementById('overlay');
  if (!text || !overlay) return;
  const region = document.createElement('div');
  region.setAttribute('aria-live', 'polite');
  region.className = 'visually-hidden';
  overlay.append(region);
  setTimeout(() => {
    region.textContent = text;
  }, 100);
  setTimeout(() => region.remove(), 5_000);
}
