import { afterEach, expect, it, vi } from 'vitest';
import { defineElement } from './define-element.ts';

interface Drawn {
  connectedCallback: () => void;
  disconnectedCallback: () => void;
  textContent: string;
}

/** Defines `<tea-count>`, which shows a number. */
function teaCount() {
  const classes = new Map<string, new () => Drawn>();
  vi.stubGlobal('HTMLElement', Object);
  vi.stubGlobal('customElements', {
    get: (name: string) => classes.get(name),
    define: (name: string, element: new () => Drawn) => classes.set(name, element),
  });
  const listeners = new Set<() => void>();
  let count = 1;
  const define = () =>
    defineElement('tea-count', {
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      read: () => count,
      draw: (element, shown) => (element.textContent = String(shown)),
    });
  define();
  const Element = classes.get('tea-count') as new () => Drawn;
  const set = (next: number) => {
    count = next;
    for (const listener of listeners) listener();
  };
  return { element: new Element(), set, listeners, define };
}

afterEach(() => vi.unstubAllGlobals());

it('an element draws when it comes and at each change, and no more once it has gone', () => {
  const { element, set, listeners } = teaCount();
  element.connectedCallback();
  expect(element.textContent).toBe('1');
  set(2);
  expect(element.textContent).toBe('2');
  element.disconnectedCallback();
  expect(listeners.size).toBe(0);
});

it('an element that was away shows what changed meanwhile', () => {
  const { element, set } = teaCount();
  element.connectedCallback();
  element.disconnectedCallback();
  set(3);
  element.connectedCallback();
  expect(element.textContent).toBe('3');
});

it('what a page translator wrote stays until there is something else to show', () => {
  const { element, set } = teaCount();
  element.connectedCallback();
  element.textContent = '一';
  set(1);
  expect(element.textContent).toBe('一');
  set(2);
  expect(element.textContent).toBe('2');
});

it('a name is defined once', () => {
  const { define } = teaCount();
  expect(define).not.toThrow();
});
