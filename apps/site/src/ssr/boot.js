// Runs before the page is painted: shows prices in the visitor's currency, and what depends on how the page was reached. With
// the early script of `@myler/islands` it is the only JavaScript of a page until the visitor shows intent.
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
  // finds the place (shell/partial-layout.css).
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
})();
