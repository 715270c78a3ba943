/** What the buttons of the notice do. */
export interface NotLoadedHandlers {
  retry: () => unknown;
  /** Loads a document instead: this page again, or the requested one. */
  reload: () => void;
}

let failures = 0;

/**
 * Shows the notice that something did not load: the first child of `#not-loaded`, which is part of the document, because
 * code that loads later cannot be relied on here. Its first button tries again; the second one loads the page again, and
 * is offered once "Try again" has failed too.
 */
export function showNotLoaded({ retry, reload }: NotLoadedHandlers): void {
  const notice = findNotice();
  if (!notice) return;
  const [retryButton, reloadButton] = notice.querySelectorAll('button');
  failures += 1;
  // Assigned, not added: the newest handler replaces earlier ones and the early script's, so that one click retries
  // once.
  /* oxlint-disable unicorn/prefer-add-event-listener */
  if (retryButton) {
    retryButton.onclick = () => {
      notice.hidden = true;
      retry();
    };
  }
  if (reloadButton) {
    reloadButton.hidden = failures < 2;
    reloadButton.onclick = reload;
  }
  /* oxlint-enable unicorn/prefer-add-event-listener */
  notice.hidden = false;
}

/** Hides the notice: the code has loaded, or nothing needs it any more. */
export function hideNotLoaded(): void {
  failures = 0;
  const notice = findNotice();
  if (notice) notice.hidden = true;
}

function findNotice(): HTMLElement | null {
  return document.querySelector('#not-loaded > :first-child');
}
