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

/** Keys that enter no text. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'Space' | 'Delete' | 'ArrowDown' | 'ArrowUp' | 'Home' | 'End';

/** One page in one browser, reduced to what needs a driver. All other questions go to the document (`in-page.ts`). */
export interface Tab {
  /** Loads an absolute address; resolves when the document has been loaded. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of a JavaScript expression in the document. It must be JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Moves the pointer there without pressing. */
  move(point: Point): Promise<void>;
  click(point: Point): Promise<void>;
  /** Types into the focused element, key by key. Characters without a key arrive as from an input method. */
  type(text: string): Promise<void>;
  press(key: Key, held?: 'Shift'): Promise<void>;
  /** Resizes the viewport. */
  resize(size: Size): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  /** Errors and warnings in the console so far, uncaught exceptions included. */
  messages(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Browser {
  /** A page of a new visitor: no cookies, no storage. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}
