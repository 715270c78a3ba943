import { expect } from '@playwright/test';
import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya';
import type { Point, Tab } from './browser.ts';
import type { InPage, Reading } from './in-page.ts';

/** A name as a screen reader says it: a part of it in any case, all of it when `exact`, or a pattern. */
export type Name = string | RegExp;

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
export function poll<Value>(read: () => Promise<Value>, message: string) {
  return expect.poll(() => orTheReason(read), { message, intervals: [100, 250] });
}

/** Asks a document, through the script that answers there. */
export type Ask = <Name extends keyof InPage>(
  question: Name,
  ...values: Parameters<InPage[Name]>
) => Promise<ReturnType<InPage[Name]>>;

/** What somebody can look for: in the whole page, or within a part of it. */
export abstract class Place {
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
