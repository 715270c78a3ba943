/**
 * What a visitor does with a control, and what is then seen.
 *
 * @typedef {object} Action
 * @property {string} path
 * @property {string} control selects the control
 * @property {string} [option] the value to choose, when the control is a select
 * @property {string} seen selects what is there once the action has had its effect
 * @property {string} [address] part of the address that the page then has
 */

/** @typedef {{ elapsed: number, longestTask: number }} Measured milliseconds; tasks below 50 ms count as 0 */

/**
 * Measures an action on a page that has settled, from the browser's event to the change of the document. The pointer is
 * on the control before, as it always is with a mouse: the first sign of intent fetches what the action needs.
 *
 * @param {import('playwright').Page} page
 * @param {string} origin
 * @param {Action} action
 * @returns {Promise<Measured>}
 */
export async function measureAction(page, origin, { path, control, option, seen, address = '' }) {
  await page.goto(origin + path);
  await page.mouse.move(4, 4);
  await page.locator('html[data-ready]').waitFor();
  const target = page.locator(control).filter({ visible: true }).first();
  await target.hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(watch, { seen, address });
  await (option === undefined ? target.click() : target.selectOption(option));
  await page.waitForFunction(() => /** @type {any} */ (globalThis).measured.seenAt > 0);
  await page.waitForLoadState('networkidle');
  return page.evaluate(read);
}

/**
 * Runs in the page: notes when the event began, when its effect was there, and the long tasks in between and after.
 *
 * @param {{ seen: string, address: string }} effect
 */
function watch({ seen, address }) {
  /** @type {{ startedAt: number, seenAt: number, tasks: PerformanceEntry[] }} */
  const measured = { startedAt: 0, seenAt: 0, tasks: [] };
  Object.assign(globalThis, { measured });
  const begin = (/** @type {Event} */ event) => (measured.startedAt ||= event.timeStamp);
  for (const type of ['click', 'input', 'change']) addEventListener(type, begin, { capture: true, once: true });
  const isSeen = () => location.href.includes(address) && document.querySelector(seen) !== null;
  new MutationObserver((_, observer) => {
    if (!measured.startedAt || !isSeen()) return;
    measured.seenAt = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true, attributes: true });
  new PerformanceObserver((list) => measured.tasks.push(...list.getEntries())).observe({ type: 'longtask' });
}

function read() {
  const { measured } = /** @type {any} */ (globalThis);
  const durations = measured.tasks
    .filter((/** @type {PerformanceEntry} */ task) => task.startTime + task.duration > measured.startedAt)
    .map((/** @type {PerformanceEntry} */ task) => task.duration);
  return { elapsed: measured.seenAt - measured.startedAt, longestTask: Math.max(0, ...durations) };
}
