interface NotLoaded {
  retry: () => unknown;
  /** Loads the document instead: this page, or the one that was asked for. */
  reload: () => void;
}

let failures = 0;

/**
 * Shows the notice that something did not load (`shell/NotLoadedNotice.tsx`). The reload is offered once "Try again" has
 * failed too.
 */
export function sayNotLoaded({ retry, reload }: NotLoaded): void {
  const notice = document.getElementById('not-loaded')?.firstElementChild;
  if (!(notice instanceof HTMLElement)) return;
  const [first, second] = notice.querySelectorAll('button');
  failures += 1;
  // The newest takes the place of the one before, and of the boot script's: one retry a press.
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

/** It loaded after all, or nobody waits for it any more. */
export function hideNotLoaded(): void {
  failures = 0;
  const notice = document.getElementById('not-loaded')?.firstElementChild;
  if (notice instanceof HTMLElement) notice.hidden = true;
}
