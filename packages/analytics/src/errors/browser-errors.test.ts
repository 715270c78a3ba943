import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onUncaught, rememberTyping } from './browser-errors.ts';

/** A field as far as it is asked about: which selectors it matches, and what stands in it. */
class Field {
  value = '';
  private readonly kind: 'text' | 'secret' | 'choice';
  readonly id: string;
  readonly name = '';

  constructor(kind: 'text' | 'secret' | 'choice', id: string) {
    this.kind = kind;
    this.id = id;
  }

  matches(selector: string): boolean {
    if (selector.includes('textarea')) return this.kind !== 'choice';
    return selector.includes('[type=password]') && this.kind === 'secret';
  }
}

type Listener = (event: { target: unknown }) => void;
const heard = new Map<string, { listener: Listener; capture: boolean }>();
let onPage: Field[] = [];

/** The event reaches the document as one does that a field raised. */
const raise = (type: string, target: unknown) => heard.get(type)?.listener({ target });
const type = (field: Field, value: string) => {
  field.value = value;
  raise('input', field);
};
const leave = (field: Field) => raise('change', field);

beforeEach(() => {
  heard.clear();
  onPage = [];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('Element', Field);
  vi.stubGlobal('document', {
    addEventListener: (type: string, listener: Listener, options?: { capture?: boolean }) =>
      heard.set(type, { listener, capture: options?.capture === true }),
    querySelectorAll: (selector: string) => onPage.filter((field) => field.matches(selector)),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('uncaught errors', () => {
  const error = new Error('thrown');
  const throwIt = () => window.dispatchEvent(Object.assign(new Event('error'), { error }));
  const rejectIt = () => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'rejected' }));

  it('are reported, thrown or rejected, until the listener is removed', () => {
    const reportedErrors: unknown[] = [];
    const stop = onUncaught((uncaught) => reportedErrors.push(uncaught));
    throwIt();
    rejectIt();
    stop();
    throwIt();
    rejectIt();
    expect(reportedErrors).toEqual([error, 'rejected']);
  });

  it.each(['loop completed with undelivered notifications.', 'loop limit exceeded'])(
    'do not include “ResizeObserver %s”, which browsers report without an exception',
    (rest) => {
      const reportedErrors: unknown[] = [];
      const stop = onUncaught((uncaught) => reportedErrors.push(uncaught));
      const say = (message: string) => window.dispatchEvent(Object.assign(new Event('error'), { error, message }));
      say(`ResizeObserver ${rest}`);
      expect(reportedErrors).toEqual([]);
      say(`Uncaught Error: a ResizeObserver ${rest}`);
      expect(reportedErrors).toEqual([error]);
      stop();
    },
  );
});

describe('the text that a visitor typed', () => {
  it('is read from text and password fields, not from lists to choose from', () => {
    const typing = rememberTyping();
    const field = new Field('text', 'firstName');
    const secret = new Field('secret', 'password');
    const choice = new Field('choice', 'country');
    [field.value, secret.value, choice.value] = ['Amara', 'three blue kites', 'FR'];
    onPage = [field, secret, choice];
    expect(typing()).toEqual(['Amara', 'three blue kites']);
  });

  it('is kept after its field has gone, both after and before the field loses focus', () => {
    const typing = rememberTyping();
    const left = new Field('text', 'firstName');
    type(left, 'Amara');
    leave(left);
    left.value = '';
    const typedIn = new Field('text', 'lastName');
    type(typedIn, 'Okafor');
    expect(typing()).toEqual(expect.arrayContaining(['Amara', 'Okafor']));
  });

  it('is not kept for passwords, cards, choices and events without an element', () => {
    const typing = rememberTyping();
    const secret = new Field('secret', 'cc-number');
    type(secret, '4242 4242 4242 4242');
    leave(secret);
    secret.value = '';
    const choice = new Field('choice', 'country');
    type(choice, 'FR');
    leave(choice);
    raise('input', null);
    raise('change', null);
    expect(typing().filter(Boolean)).toEqual([]);
  });

  it('is kept once for a field that is rendered again, with its latest value', () => {
    const typing = rememberTyping();
    type(new Field('text', 'firstName'), 'Am');
    type(new Field('text', 'firstName'), 'Amara');
    type(new Field('text', 'lastName'), 'Okafor');
    expect(typing()).toEqual(['Amara', 'Okafor']);
  });

  it('is dropped when the browser has collected the field', () => {
    const typing = rememberTyping();
    vi.stubGlobal(
      'WeakRef',
      class {
        deref() {
          return undefined;
        }
      },
    );
    type(new Field('text', 'firstName'), 'Amara');
    expect(typing()).toEqual(['']);
  });

  it('is kept for the last hundred fields', () => {
    const typing = rememberTyping();
    for (let count = 0; count <= 100; count += 1) {
      const field = new Field('text', `field-${count}`);
      field.value = `word ${count}`;
      leave(field);
    }
    expect(typing()).toHaveLength(100);
    expect(typing()).not.toContain('word 0');
    expect(typing()).toContain('word 1');
  });

  it('is recorded in the capture phase, before the page can stop the event', () => {
    rememberTyping();
    expect([...heard].map(([type, { capture }]) => [type, capture])).toEqual([
      ['input', true],
      ['change', true],
    ]);
  });
});
