/** Where a text is put for screen readers. */
export interface Announcements {
  /** An element outside the page, which stays when the page changes. */
  within: Element;
  /** A class that hides the text from those who see. */
  className: string;
}

/**
 * Announces a text to screen readers only. A live region that is inserted together with its text is not read out, so
 * the text is set afterwards.
 */
export function announce(text: string | null | undefined, { within, className }: Announcements): void {
  if (!text) return;
  const region = document.createElement('div');
  region.setAttribute('aria-live', 'polite');
  region.className = className;
  within.append(region);
  setTimeout(() => {
    region.textContent = text;
  }, 100);
  setTimeout(() => region.remove(), 5_000);
}
