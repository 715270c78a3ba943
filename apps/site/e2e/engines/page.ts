import { expect } from '@playwright/test';
import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya';
import type { Key, Point, Size, Tab } from './browser.ts';
import { HELD_BACK, UNDER_WAY } from './front.ts';
import type { InPage, Reading } from './in-page.ts';

/** A name as a screen reader says it: a part of it in any case, all of it when `exact`, or a pattern. */
type Name = string | RegExp;

interface Options {
  exact?: boolean;
  level?: number;
}

/** What is read, or why it could not be: a document that is being left answers nothing, and another one comes. */
async function orTheReason<Value>(read: () => Promise<Value>): Promise<Value | string> {
  try {
    return await read();
  } catch (error) {
    return `nothing answers: ${String(error)}`;
  }
}

/** Waits for what is read. Looks at least four times a second: by default the pauses grow to a whole second. */
function poll<Value>(read: () => Promise<Value>, message: string) {
  return expect.poll(() => orTheReason(read), { message, intervals: [100, 250] });
}

/** Asks a document, through the script that answers there. */
export type Ask = <Name extends keyof InPage>(
  question: Name,
  ...values: Parameters<InPage[Name]>
) => Promise<ReturnType<InPage[Name]>>;

/** What somebody can look for: in the whole page, or within a part of it. */
abstract class Place {
  protected readonly ask: Ask;
  protected readonly tab: Tab;
  /** Selectors, each within the one before. */
  protected readonly path: string[];

  constructor(ask: Ask, tab: Tab, path: string[]) {
    this.ask = ask;
    this.tab = tab;
    this.path = path;
  }

  /** By what it is and what it is called, such as a button "Sign in". What is hidden is not found. */
  find(role: string, name?: Name, options: Options = {}): Part {
    return this.within(getByRoleSelector(role, { ...options, ...(name === undefined ? {} : { name }) }));
  }

  /** A field by its label: a password has no role. */
  labelled(label: Name): Part {
    return this.within(getByLabelSelector(label, { exact: true }));
  }

  /** The smallest part that holds some words. */
  text(words: Name): Part {
    return this.within(getByTextSelector(words));
  }

  css(selector: string): Part {
    return this.within(`css=${selector}`);
  }

  private within(selector: string): Part {
    return new Part(this.ask, this.tab, [...this.path, selector]);
  }
}

/** A part of the page. Everything that is asked of it waits until it is so. */
export class Part extends Place {
  private get selector(): string {
    return this.path.join(' >> ');
  }

  override toString(): string {
    return this.path.map((step) => step.replace(/^internal:/, '')).join(' in ');
  }

  first(): Part {
    return new Part(this.ask, this.tab, [...this.path, 'nth=0']);
  }

  read(): Promise<Reading> {
    return this.ask('read', this.selector);
  }

  /** With the pointer, once it stands still and nothing covers it. */
  press(): Promise<void> {
    return this.reach('pressed', (point) => this.tab.click(point));
  }

  /** As {@link press}, without pressing. */
  pointAt(): Promise<void> {
    return this.reach('pointed at', (point) => this.tab.move(point));
  }

  private async reach(what: string, act: (point: Point) => Promise<void>): Promise<void> {
    let before = '';
    const standsStill = async () => {
      const target = await this.ask('targetOf', this.selector);
      if ('obstacle' in target) return target.obstacle;
      const now = `${target.x} ${target.y}`;
      if (now !== before) {
        before = now;
        return 'it moves';
      }
      await act(target);
      return '';
    };
    await poll(standsStill, `what hinders ${String(this)} from being ${what}`).toBe('');
  }

  /** Replaces what a field holds, key by key. */
  async fill(text: string): Promise<void> {
    await this.press();
    const select = () => this.ask('selectContent', this.selector);
    await poll(select, `${String(this)} has the focus`).toBe(true);
    if (text) await this.tab.type(text);
    else await this.tab.press('Delete');
  }

  /** Chooses an option of a select, by its words or its value. */
  async choose(label: string): Promise<void> {
    const choose = () => this.ask('choose', this.selector, label);
    await poll(choose, `${String(this)} offers “${label}”`).toBe(true);
  }

  async focus(): Promise<void> {
    const focus = () => this.ask('focus', this.selector);
    await poll(focus, `${String(this)} takes the focus`).toBe(true);
  }

  async isThere(): Promise<void> {
    await this.counts(1);
  }

  async isGone(): Promise<void> {
    await this.counts(0);
  }

  async counts(count: number): Promise<void> {
    const counted = async () => (await this.read()).count;
    await poll(counted, `how many there are of ${String(this)}`).toBe(count);
  }

  async says(words: Name): Promise<void> {
    const said = async () => (await this.read()).text;
    const what = poll(said, `what ${String(this)} says`);
    await (typeof words === 'string' ? what.toContain(words) : what.toMatch(words));
  }

  async holds(value: string): Promise<void> {
    const held = async () => (await this.read()).value;
    await poll(held, `what ${String(this)} holds`).toBe(value);
  }

  async is(state: 'isChecked' | 'isFocused' | 'isInvalid' | 'isDisabled' | 'isInView', expected = true): Promise<void> {
    const looked = async () => (await this.read())[state];
    await poll(looked, `whether ${String(this)} ${state}`).toBe(expected);
  }
}

/** The page in front of a visitor, in whichever engine. */
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

  /** Loads another page as a link of the page does: the page is asked whether it may be left. */
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
    // Once this has answered: a document that is being left answers nothing.
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

  /** Waits until the page has done all that it had begun. A browser keeps no page in its cache that is loading something. */
  async settled(): Promise<void> {
    const left = () =>
      this.tab.evaluate<number>(
        `new Promise((resume) => (globalThis.requestIdleCallback ?? setTimeout)(resume))
          .then(() => fetch('${UNDER_WAY}')).then((answer) => answer.json())`,
      );
    await poll(left, 'how many requests are under way').toBe(0);
  }

  /** Marks this document, so that {@link isSameDocument} knows it again. */
  async markDocument(): Promise<void> {
    await this.tab.evaluate('void (globalThis.isMarked = true)');
  }

  isSameDocument(): Promise<boolean> {
    return this.tab.evaluate('globalThis.isMarked === true');
  }

  /**
   * Holds back from this visitor whatever has these words in its path.
   *
   * @returns lets it go, once the page has asked for it
   */
  async holdBack(words: string): Promise<() => Promise<void>> {
    const tell = (init: RequestInit) =>
      this.tab.evaluate<void>(`fetch('${HELD_BACK}', ${JSON.stringify(init)}).then(() => undefined)`);
    await tell({ method: 'POST', body: words });
    return () => tell({ method: 'DELETE' });
  }

  /** Waits until the address, from its path on, is this. */
  async isAt(path: Name): Promise<void> {
    const address = () => this.tab.evaluate<string>('location.pathname + location.search + location.hash');
    const where = poll(address, 'the address');
    await (typeof path === 'string' ? where.toBe(path) : where.toMatch(path));
  }

  /** Waits until the document has such a title. */
  async isTitled(title: RegExp): Promise<void> {
    await poll(() => this.tab.evaluate<string>('document.title'), 'the title').toMatch(title);
  }

  /** The text of the tables' cells that lies over the rows below. */
  spilled(): Promise<string[]> {
    return this.ask('spilled');
  }

  /** Waits until the application has arrived, which a visitor never has to: what they press before is kept for it. */
  async arrived(): Promise<void> {
    await this.tab.move({ x: 4, y: 4 });
    await this.css('html[data-ready]').isThere();
  }
}
