interface NotLoaded {
  retry: () => unknown;
  /** Loads a document instead: this page again, or the requested one. */
  reload: () => void;
}

let failures = 0;

/**
 * Shows the notice that something did not load (`shell/NotLoadedNotice.tsx`). It offers a reload once "Try again" has
 * failed too.
 */
export function sayNotLoaded({ retry, reload }: NotLoaded): void {
  const notice = document.getElementById('not-loaded')?.firstElementChild;
  if (!(notice instanceof HTMLElement)) return;
  const [first, second] = notice.querySelectorAll('button');
  failures += 1;
  // Assigned, not added: the newest handler replaces earlier ones and the boot script's, so that one press retries
  // once.
  /* oxlint-disable unicorn/prefer-add-event-listener */
  if (first) {
    first.onclick = () => {
      notice.hidden = true;
      retry();
    };
  }
  if (second) {
    second.hidden = failures < 2;
    second.onclick = reload;
  }
  /* oxlint-enable unicorn/prefer-add-event-listener */
  notice.hidden = false;
}

/** Hides the notice: the code has loaded, or nothing needs it any more. */
export function hideNotLoaded(): void {
  failures = 0;
  const notice = document.getElementById('not-loaded')?.firstElementChild;
  if (notice instanceof HTMLElement) notice.hidden = true;
}
