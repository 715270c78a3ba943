import type { Key, Size, Tab } from './browser.ts';
import { FIRST_SCRIPT, HELD_REQUESTS, RECENT_REQUESTS } from './reverse-proxy.ts';
import { Scope, poll, type CallInPage, type Name } from './locator.ts';

/**
 * Runs in the page. Chromium looks for idle time when it has drawn a frame, so a page that draws nothing may never be idle
 * for it. WebKit has no idle callbacks.
 */
const waitUntilIdle = `
  const whenIdle = globalThis.requestIdleCallback ?? ((task) => requestAnimationFrame(() => setTimeout(task)));
  const waitUntilIdle = () => new Promise((resolve) => {
    let isIdle = false;
    const draw = () => isIdle || requestAnimationFrame(draw);
    whenIdle(() => resolve((isIdle = true)));
    draw();
  });`;

/** The visitor's page, in any engine. */
export class Page extends Scope {
  private readonly origin: string;

  constructor(callInPage: CallInPage, tab: Tab, origin: string) {
    super(callInPage, tab, []);
    this.origin = origin;
  }

  /** @param path below the site's origin */
  goto(path: string): Promise<void> {
    return this.tab.goto(new URL(path, this.origin).href);
  }

  /** Loads another page as a link does, so that `beforeunload` fires. */
  async assignLocation(path: string): Promise<void> {
    await this.tab.evaluate(`void setTimeout(() => location.assign(${JSON.stringify(path)}))`);
    const polled = () => this.tab.evaluate<string>('location.pathname + " " + document.readyState');
    await poll(polled, `whether ${path} has loaded`).toBe(`${new URL(path, this.origin).pathname} complete`);
  }

  reload(): Promise<void> {
    return this.tab.reload();
  }

  /** The browser's Back. */
  async goBack(): Promise<void> {
    // In a timeout, so that this expression is answered before the document is left.
    await this.tab.evaluate('void setTimeout(() => history.back())');
  }

  /** The browser's Forward. */
  async goForward(): Promise<void> {
    await this.tab.evaluate('void setTimeout(() => history.forward())');
  }

  type(text: string): Promise<void> {
    return this.tab.type(text);
  }

  press(key: Key, held?: 'Shift'): Promise<void> {
    return this.tab.press(key, held);
  }

  resize(size: Size): Promise<void> {
    return this.tab.resize(size);
  }

  screenshot(): Promise<Buffer> {
    return this.tab.screenshot();
  }

  evaluate<Value>(expression: string): Promise<Value> {
    return this.tab.evaluate(expression);
  }

  /**
   * Waits until the page has finished its work: no request was running while it drew, was idle, drew and was idle again.
   * Once is not enough: between a response and the request for what it imports, a page is idle too. A browser does not
   * cache a page that is loading something.
   */
  async waitUntilSettled(): Promise<void> {
    const recentRequests = () =>
      this.tab.evaluate<string[]>(`(async () => {
        ${waitUntilIdle}
        const ask = () => waitUntilIdle().then(() => fetch('${RECENT_REQUESTS}')).then((answer) => answer.json());
        return (await ask(), ask());
      })()`);
    await poll(recentRequests, 'the requests of a page that is settling').toEqual([]);
  }

  /** Marks this document, so that {@link isSameDocument} recognises it. */
  async markDocument(): Promise<void> {
    await this.tab.evaluate('void (globalThis.isMarked = true)');
  }

  isSameDocument(): Promise<boolean> {
    return this.tab.evaluate('globalThis.isMarked === true');
  }

  /**
   * Holds this visitor's requests whose path contains these words.
   *
   * @returns releases them, once the page has made one
   */
  async holdRequests(words: string): Promise<() => Promise<void>> {
    const setHold = (init: RequestInit) =>
      this.tab.evaluate<void>(`fetch('${HELD_REQUESTS}', ${JSON.stringify(init)}).then(() => undefined)`);
    await setHold({ method: 'POST', body: words });
    return () => setHold({ method: 'DELETE' });
  }

  /** Runs this script in each document from now on, before any other of its scripts. */
  runInEveryDocument(script: string): Promise<void> {
    const init = JSON.stringify({ method: 'POST', body: script });
    return this.tab.evaluate(`fetch('${FIRST_SCRIPT}', ${init}).then(() => undefined)`);
  }

  /** Waits until the address, from its path on, is this one. */
  async expectUrl(path: Name): Promise<void> {
    const address = () => this.tab.evaluate<string>('location.pathname + location.search + location.hash');
    const polled = poll(address, 'the address');
    await (typeof path === 'string' ? polled.toBe(path) : polled.toMatch(path));
  }

  /** Waits until the document has such a title. */
  async expectTitle(title: RegExp): Promise<void> {
    await poll(() => this.tab.evaluate<string>('document.title'), 'the title').toMatch(title);
  }

  /** The text of table cells that covers the rows below. */
  overflowingCells(): Promise<string[]> {
    return this.callInPage('overflowingCells');
  }

  /** Waits until the application has started. Visitors need not wait: their presses are held. */
  async waitUntilReady(): Promise<void> {
    // Firefox refuses a pointer while it replaces the document.
    const move = async () => {
      await this.tab.move({ x: 4, y: 4 });
      return 'moved';
    };
    await poll(move, 'whether the pointer moves').toBe('moved');
    await this.locator('html[data-ready]').expectPresent();
  }
}
