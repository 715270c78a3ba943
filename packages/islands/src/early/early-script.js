// To be put inline into the head of a page. It fetches the application, whose address is in `data-entry` of `<html>`, at idle
// or at the first sign of intent, and calls its `start()`. Until then it captures clicks and submits that need the
// application, and replays each exactly once.
(() => {
  const captured = [];
  let starting;
  let failures = 0;

  // Fetch before the import: browsers before 2026 remember a failed import by its URL, so a retry would fail too.
  const load = async () => {
    const { entry } = document.documentElement.dataset;
    const response = await fetch(entry);
    if (!response.ok) throw new Error(response.status);
    await response.arrayBuffer();
    return import(entry);
  };

  const start = () =>
    (starting ||= load().then(
      (app) =>
        app.start().then(replay, (error) => {
          // The page stays readable and its links work; report the error for those who watch for errors.
          replay();
          reportError(error);
        }),
      () => {
        starting = undefined;
        // When nothing is captured, the next sign of intent, or the connection, tries again silently.
        if (captured.length > 0) showNotLoaded();
        else
          for (const eventType of ['online', 'pointerdown', 'keydown'])
            addEventListener(eventType, start, { once: true });
      },
    ));

  // What is captured stays so and is replayed after "Try again". The reload is offered once that has failed too.
  const showNotLoaded = () => {
    for (const { target } of captured) target.removeAttribute('aria-busy');
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

  // Plain links and forms work without the application. Only controls with an action wait for it, and the buttons and
  // forms of islands that the browser itself does nothing with.
  const capture = (event) => {
    const target = event.target.closest?.(
      event.type === 'submit' ? '[data-island] form:not([action])' : '[data-action],[data-island] button[type=button]',
    );
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!captured.some((other) => other.target === target && other.type === event.type)) {
      captured.push({ target, type: event.type, submitter: event.submitter });
    }
    target.setAttribute('aria-busy', 'true');
    start();
  };

  const replay = () => {
    removeEventListener('click', capture, true);
    removeEventListener('submit', capture, true);
    for (const { target, type, submitter } of captured.splice(0)) {
      target.removeAttribute('aria-busy');
      if (type === 'submit') target.requestSubmit(submitter);
      else target.click();
    }
  };

  addEventListener('click', capture, true);
  addEventListener('submit', capture, true);

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
