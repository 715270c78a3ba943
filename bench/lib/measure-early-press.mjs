/**
 * Measures a press at the moment when the document has been parsed, before the application is fetched: how long the visitor
 * waits until it has its effect.
 *
 * @param {import('playwright').Page} page
 * @param {string} origin
 * @param {import('./measure-action.mjs').Action} action
 * @returns {Promise<import('./measure-action.mjs').Measured>}
 */
export async function measureEarlyPress(page, origin, { path, control, seen }) {
  await page.addInitScript(pressWhenParsed, { control, seen });
  await page.goto(origin + path);
  await page.waitForFunction(() => /** @type {any} */ (globalThis).earlyPress.seenAt > 0);
  return page.evaluate(() => {
    const { pressedAt, seenAt } = /** @type {any} */ (globalThis).earlyPress;
    return { elapsed: seenAt - pressedAt, longestTask: 0 };
  });
}

/**
 * Runs in the page.
 *
 * @param {{ control: string, seen: string }} action
 */
function pressWhenParsed({ control, seen }) {
  const earlyPress = { pressedAt: 0, seenAt: 0 };
  Object.assign(globalThis, { earlyPress });
  addEventListener('DOMContentLoaded', () => {
    const target = [...document.querySelectorAll(control)].find(
      (element) => element instanceof HTMLElement && element.checkVisibility(),
    );
    earlyPress.pressedAt = performance.now();
    new MutationObserver((_, observer) => {
      if (!document.querySelector(seen)) return;
      earlyPress.seenAt = performance.now();
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true, attributes: true });
    if (target instanceof HTMLElement) target.click();
  });
}
