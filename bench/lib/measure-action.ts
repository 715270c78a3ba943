import type { Page } from 'playwright';

/** What a visitor does with a control, and what is then seen. */
export interface Action {
  path: string;
  /** Selects the control. */
  control: string;
  /** The value to choose, when the control is a select. */
  option?: string;
  /** Selects what is there once the action has had its effect. */
  seen: string;
  /** Part of the address that the page then has. */
  address?: string;
}

/** Milliseconds; tasks below 50 ms count as 0. */
export type Measured = { elapsed: number; longestTask: number };

/** What the functions that run in the page keep there. */
type Watching = typeof globalThis & {
  measured?: { startedAt: number; seenAt: number; tasks: PerformanceEntry[] };
};

/**
 * Measures an action on a page that has settled, from the browser's event to the change of the document. The pointer is
 * on the control before, as it always is with a mouse: the first sign of intent fetches what the action needs.
 */
export async function measureAction(
  page: Page,
  origin: string,
  { path, control, option, seen, address = '' }: Action,
): Promise<Measured> {
  await page.goto(origin + path);
  await page.mouse.move(4, 4);
  await page.locator('html[data-ready]').waitFor();
  const target = page.locator(control).filter({ visible: true }).first();
  await target.hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(watch, { seen, address });
  await (option === undefined ? target.click() : target.selectOption(option));
  await page.waitForFunction(() => (globalThis as Watching).measured!.seenAt > 0);
  await page.waitForLoadState('networkidle');
  return page.evaluate(read);
}

/** Runs in the page: notes when the event began, when its effect was there, and the long tasks in between and after. */
function watch({ seen, address }: { seen: string; address: string }) {
  const measured: NonNullable<Watching['measured']> = { startedAt: 0, seenAt: 0, tasks: [] };
  Object.assign(globalThis, { measured });
  const begin = (event: Event) => (measured.startedAt ||= event.timeStamp);
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
  const { startedAt, seenAt, tasks } = (globalThis as Watching).measured!;
  const durations = tasks.filter((task) => task.startTime + task.duration > startedAt).map((task) => task.duration);
  return { elapsed: seenAt - startedAt, longestTask: Math.max(0, ...durations) };
}

/**
 * Measures a press at the moment when the document has been parsed, before the application is fetched: how long the visitor
 * waits until it has its effect.
 */
export async function measureEarlyPress(
  page: Page,
  origin: string,
  { path, control, seen, address = '' }: Action,
): Promise<Measured> {
  await page.addInitScript(watch, { seen, address });
  await page.addInitScript(pressWhenParsed, control);
  await page.goto(origin + path);
  await page.waitForFunction(() => (globalThis as Watching).measured!.seenAt > 0);
  return page.evaluate(read);
}

/** Runs in the page. */
function pressWhenParsed(control: string) {
  addEventListener('DOMContentLoaded', () => {
    const targets = [...document.querySelectorAll<HTMLElement>(control)];
    targets.find((element) => element.checkVisibility())?.click();
  });
}
