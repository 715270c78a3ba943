export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

/** A point of the viewport, in CSS pixels from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Keys that write nothing. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'Space' | 'Delete' | 'ArrowDown' | 'ArrowUp' | 'Home' | 'End';

/** One page in one browser, as far as a driver is needed: everything else is asked of the document (`in-page.ts`). */
export interface Tab {
  /** Loads an absolute address; resolves when the document has been loaded. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of a JavaScript expression in the document. It must be JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Brings the pointer there, and presses nothing. */
  move(point: Point): Promise<void>;
  click(point: Point): Promise<void>;
  /** Writes into whatever has the focus, key by key; what no key writes arrives as from an input method. */
  type(text: string): Promise<void>;
  press(key: Key, held?: 'Shift'): Promise<void>;
  /** Gives the viewport a size. */
  resize(size: Size): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  /** Errors and warnings that the console has printed so far, uncaught exceptions among them. */
  messages(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Browser {
  /** A page of a visitor who has never been here: no cookies, no storage. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}
