// Runs before the page is painted, and is the only JavaScript of a page until the visitor shows intent. It shows prices
// in the visitor's currency and fetches the application at idle or at the first sign of intent. It holds presses and
// submits that come before the application, and replays each exactly once.
/* global CURRENCY_CODES -- written in by build/inline-script.ts */
(() => {
  const root = document.documentElement;

  try {
    const chosen = localStorage.getItem('currency');
    if (CURRENCY_CODES.includes(chosen)) root.dataset.currency = chosen;
    // Room for what is said to a family that is kept here (features/fit).
    if (localStorage.getItem('family')) root.dataset.family = '';
  } catch {
    // Storage is blocked: the page shows the default currency.
  }

  // A page that is reloaded or returned to, or whose address names a place in it, is laid out whole, so that the browser
  // finds the place (loading/partial-layout.css).
  const [visit] = performance.getEntriesByType('navigation');
  if (location.hash || visit?.type !== 'navigate') root.dataset.whole = '';

  addEventListener('change', ({ target }) => {
    if (target.name !== 'currency') return;
    root.dataset.currency = target.value;
    try {
      localStorage.setItem('currency', target.value);
    } catch {
      // Storage is blocked: the choice lasts as long as the page.
    }
  });

  // This page was reloaded while a dialog was open. The application will leave the dialog's entry, but not while
  // another document is being loaded (dialogs/use-dialog-history.ts).
  if (history.state?.dialog) addEventListener('beforeunload', () => (root.dataset.leaving = ''));

  const held = [];
  let starting;
  let failures = 0;

  // Fetch before the import: browsers before 2026 remember a failed import by its URL, so a retry would fail too.
  const load = async () => {
    const { entry } = root.dataset;
    const response = await fetch(entry);
    if (!response.ok) throw new Error(response.status);
    await response.arrayBuffer();
    return import(entry);
  };

  const start = () =>
    (starting ||= load().then(
      (app) =>
        app.start().then(release, (error) => {
          // The page stays readable and its links work; report the error for those who watch for errors.
          release();
          reportError(error);
        }),
      () => {
        starting = undefined;
        // When no press is held, the next sign of intent, or the connection, tries again silently.
        if (held.length > 0) showNotLoaded();
        else
          for (const eventType of ['online', 'pointerdown', 'keydown'])
            addEventListener(eventType, start, { once: true });
      },
    ));

  // Held presses stay held and are replayed after "Try again". The reload is offered once that has failed too.
  const showNotLoaded = () => {
    for (const { target } of held) target.removeAttribute('aria-busy');
    const notice = document.getElementById('not-loaded').firstElementChild;
    const [retry, reload] = notice.getElementsByTagName('button');
    // Assigned, not added: the application replaces both handlers for its own notices (loading/not-loaded.ts).
    /* oxlint-disable unicorn/prefer-add-event-listener */
    retry.onclick = () => {
      notice.hidden = true;
      start();
    };
    reload.onclick = () => location.reload();
    /* oxlint-enable unicorn/prefer-add-event-listener */
    reload.hidden = ++failures < 2;
    notice.hidden = false;
  };

  // Plain links and forms work without the application. Only marked presses (data-app) wait for it, and the buttons and
  // forms of islands that the browser itself does nothing with.
  const hold = (event) => {
    const target = event.target.closest?.(
      event.type === 'submit' ? '[data-island] form:not([action])' : '[data-app],[data-island] button[type=button]',
    );
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!held.some((other) => other.target === target && other.type === event.type)) {
      held.push({ target, type: event.type, submitter: event.submitter });
    }
    target.setAttribute('aria-busy', 'true');
    start();
  };

  const release = () => {
    removeEventListener('click', hold, true);
    removeEventListener('submit', hold, true);
    for (const { target, type, submitter } of held.splice(0)) {
      target.removeAttribute('aria-busy');
      if (type === 'submit') target.requestSubmit(submitter);
      else target.click();
    }
  };

  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);

  for (const eventType of ['pointerover', 'pointerdown', 'touchstart', 'keydown']) {
    addEventListener(eventType, start, { once: true, passive: true, capture: true });
  }

  // After the frame with the first picture, with which the application must not compete. A hidden tab has no frames.
  const startAfterFrame = () => requestAnimationFrame(() => (self.requestIdleCallback || setTimeout)(start));
  addEventListener('load', () => {
    Promise.resolve(document.querySelector('img[fetchpriority=high]')?.decode()).then(startAfterFrame, startAfterFrame);
    setTimeout(start, 3000);
  });
})();
