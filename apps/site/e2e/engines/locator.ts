import { expect } from '@playwright/test';
import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya';
import type { Point, Tab } from './browser.ts';
import type { InPage, ElementState } from './in-page.ts';

/** A name as a screen reader says it: a part of it in any case, all of it when `exact`, or a pattern. */
export type Name = string | RegExp;

interface Options {
  exact?: boolean;
  level?: number;
}

/**
 * The value, or the text of the error: a document that is being left answers nothing, and the next poll asks its
 * successor.
 */
async function orErrorText<Value>(read: () => Promise<Value>): Promise<Value | string> {
  try {
    return await read();
  } catch (error) {
    return `nothing answers: ${String(error)}`;
  }
}

/** Polls a value. Reads it at least four times a second: Playwright's default intervals grow to a second. */
export function poll<Value>(read: () => Promise<Value>, message: string) {
  return expect.poll(() => orErrorText(read), { message, intervals: [100, 250] });
}

/** Calls a method of {@link InPage} in the document. */
export type CallInPage = <Name extends keyof InPage>(
  method: Name,
  ...values: Parameters<InPage[Name]>
) => Promise<ReturnType<InPage[Name]>>;

/** The whole page, or a part of it: elements are looked for within it. */
export abstract class Scope {
  protected readonly callInPage: CallInPage;
  protected readonly tab: Tab;
  /** Selectors, each within the one before. */
  protected readonly path: string[];

  constructor(callInPage: CallInPage, tab: Tab, path: string[]) {
    this.callInPage = callInPage;
    this.tab = tab;
    this.path = path;
  }

  /** Finds by role and accessible name, such as a button "Sign in". Hidden elements do not match. */
  getByRole(role: string, name?: Name, options: Options = {}): Locator {
    return this.locate(getByRoleSelector(role, { ...options, ...(name === undefined ? {} : { name }) }));
  }

  /** Finds a field by its label. A password field needs this, because it has no role. */
  getByLabel(label: Name): Locator {
    return this.locate(getByLabelSelector(label, { exact: true }));
  }

  /** Finds the smallest element that contains the text. */
  getByText(text: Name): Locator {
    return this.locate(getByTextSelector(text));
  }

  locator(selector: string): Locator {
    return this.locate(`css=${selector}`);
  }

  private locate(selector: string): Locator {
    return new Locator(this.callInPage, this.tab, [...this.path, selector]);
  }
}

/** Elements of the page. Each action waits until it is possible, and each expectation until it is true. */
export class Locator extends Scope {
  private get selector(): string {
    return this.path.join(' >> ');
  }

  override toString(): string {
    return this.path.map((step) => step.replace(/^internal:/, '')).join(' in ');
  }

  first(): Locator {
    return new Locator(this.callInPage, this.tab, [...this.path, 'nth=0']);
  }

  readState(): Promise<ElementState> {
    return this.callInPage('readState', this.selector);
  }

  /** Clicks with the pointer, once the element stands still and nothing covers it. */
  click(): Promise<void> {
    return this.actOnceReachable('pressed', (point) => this.tab.click(point));
  }

  /** As {@link click}, without pressing. */
  hover(): Promise<void> {
    return this.actOnceReachable('pointed at', (point) => this.tab.move(point));
  }

  private async actOnceReachable(what: string, act: (point: Point) => Promise<void>): Promise<void> {
    let before = '';
    const actWhenStill = async () => {
      const target = await this.callInPage('clickTarget', this.selector);
      if ('obstacle' in target) return target.obstacle;
      const now = `${target.x} ${target.y}`;
      if (now !== before) {
        before = now;
        return 'it moves';
      }
      await act(target);
      return '';
    };
    await poll(actWhenStill, `what hinders ${String(this)} from being ${what}`).toBe('');
  }

  /** Replaces the value of a field, key by key. */
  async fill(text: string): Promise<void> {
    await this.click();
    const select = () => this.callInPage('selectContent', this.selector);
    await poll(select, `${String(this)} has the focus`).toBe(true);
    if (text) await this.tab.type(text);
    else await this.tab.press('Delete');
  }

  /** Chooses an option of a select, by its text or its value. */
  async selectOption(label: string): Promise<void> {
    const selectOption = () => this.callInPage('selectOption', this.selector, label);
    await poll(selectOption, `${String(this)} offers “${label}”`).toBe(true);
  }

  async focus(): Promise<void> {
    const focus = () => this.callInPage('focus', this.selector);
    await poll(focus, `${String(this)} takes the focus`).toBe(true);
  }

  async expectPresent(): Promise<void> {
    await this.expectCount(1);
  }

  async expectAbsent(): Promise<void> {
    await this.expectCount(0);
  }

  async expectCount(count: number): Promise<void> {
    const counted = async () => (await this.readState()).count;
    await poll(counted, `how many there are of ${String(this)}`).toBe(count);
  }

  async expectText(text: Name): Promise<void> {
    const currentText = async () => (await this.readState()).text;
    const what = poll(currentText, `what ${String(this)} says`);
    await (typeof text === 'string' ? what.toContain(text) : what.toMatch(text));
  }

  async expectValue(value: string): Promise<void> {
    const held = async () => (await this.readState()).value;
    await poll(held, `what ${String(this)} holds`).toBe(value);
  }

  async expectState(
    state: 'isChecked' | 'isFocused' | 'isInvalid' | 'isDisabled' | 'isInView',
    expected = true,
  ): Promise<void> {
    const looked = async () => (await this.readState())[state];
    await poll(looked, `whether ${String(this)} ${state}`).toBe(expected);
  }
}
