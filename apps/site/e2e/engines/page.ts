import type { Key, Size, Tab } from './browser.ts';
import { HELD_BACK, UNDER_WAY } from './front.ts';
import { Place, poll, type Ask, type Name } from './part.ts';

/** The visitor's page, in any engine. */
export class Page extends Place {
  private readonly origin: string;

  constructor(ask: Ask, tab: Tab, origin: string) {
    super(ask, tab, []);
    this.origin = origin;
  }

  /** @param path below the site's origin */
  open(path: string): Promise<void> {
    return this.tab.goto(new URL(path, this.origin).href);
  }

  /** Loads another page as a link does, so that `beforeunload` fires. */
  async goOn(path: string): Promise<void> {
    await this.tab.evaluate(`void setTimeout(() => location.assign(${JSON.stringify(path)}))`);
    const where = () => this.tab.evaluate<string>('location.pathname + " " + document.readyState');
    await poll(where, `whether ${path} has loaded`).toBe(`${path} complete`);
  }

  reload(): Promise<void> {
    return this.tab.reload();
  }

  /** The browser's Back. */
  async back(): Promise<void> {
    // In a timeout, so that this expression is answered before the document is left.
    await this.tab.evaluate('void setTimeout(() => history.back())');
  }

  /** The browser's Forward. */
  async forward(): Promise<void> {
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

  /** Waits until the page has finished its work. A browser does not cache a page that is loading something. */
  async settled(): Promise<void> {
    const left = () =>
      this.tab.evaluate<number>(
        `new Promise((resume) => (globalThis.requestIdleCallback ?? setTimeout)(resume))
          .then(() => fetch('${UNDER_WAY}')).then((answer) => answer.json())`,
      );
    await poll(left, 'how many requests are under way').toBe(0);
  }

  /** Marks this document, so that {@link isSameDocument} recognises it. */
  async markDocument(): Promise<void> {
    await this.tab.evaluate('void (globalThis.isMarked = true)');
  }

  isSameDocument(): Promise<boolean> {
    return this.tab.evaluate('globalThis.isMarked === true');
  }

  /**
   * Holds back this visitor's requests whose path contains these words.
   *
   * @returns releases them, once the page has made one
   */
  async holdBack(words: string): Promise<() => Promise<void>> {
    const tell = (init: RequestInit) =>
      this.tab.evaluate<void>(`fetch('${HELD_BACK}', ${JSON.stringify(init)}).then(() => undefined)`);
    await tell({ method: 'POST', body: words });
    return () => tell({ method: 'DELETE' });
  }

  /** Waits until the address, from its path on, is this one. */
  async isAt(path: Name): Promise<void> {
    const address = () => this.tab.evaluate<string>('location.pathname + location.search + location.hash');
    const where = poll(address, 'the address');
    await (typeof path === 'string' ? where.toBe(path) : where.toMatch(path));
  }

  /** Waits until the document has such a title. */
  async isTitled(title: RegExp): Promise<void> {
    await poll(() => this.tab.evaluate<string>('document.title'), 'the title').toMatch(title);
  }

  /** The text of table cells that covers the rows below. */
  spilled(): Promise<string[]> {
    return this.ask('spilled');
  }

  /** Waits until the application has started. Visitors need not wait: their presses are held. */
  async arrived(): Promise<void> {
    await this.tab.move({ x: 4, y: 4 });
    await this.css('html[data-ready]').isThere();
  }
}
