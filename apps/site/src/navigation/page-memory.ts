import { enterValue, type Control } from '../islands/capture-input.ts';
import { closestLive, readLive } from '../live/live.ts';

/** What a page was like when it was left. In memory only, and gone with the document (docs/decisions/0032). */
interface Left {
  scroll: [x: number, y: number];
  /** What was typed, chosen and ticked, by the names of the fields. */
  typed: Map<string, unknown>;
  /** The name of the link or button that had the focus. */
  pressed: string | undefined;
}

const left = new Map<string, Left>();
/** Ends what still waits for a part of the page that is shown. */
let stopWaiting = () => {};

/** No card, no password, no code that is worth money. */
const SECRET =
  '[type=password], [type=hidden], [type=file], [autocomplete^=cc-], [autocomplete=one-time-code], [name=giftCode]';
/** Words with suggestions would open their list. */
const FIELDS = `#main :is(input, textarea, select):not(${SECRET}, [role=combobox])`;
const PRESSED = '#site :is(a, button)';

/** Notes what the page is like that is about to be replaced, under the key of its entry in the history. */
export function rememberPage(key: string): void {
  stopWaiting();
  const typed = new Map<string, unknown>();
  for (const [name, field] of fields()) {
    const value = valueOf(field);
    // Of a group of radios the one that was chosen.
    if (field.type !== 'radio' || value) typed.set(name, value);
  }
  const [pressed] = [...named(PRESSED)].find(([, element]) => element === document.activeElement) ?? [];
  left.set(key, { scroll: [scrollX, scrollY], typed, pressed });
}

/**
 * Makes the page that was just drawn what it was when it was left. Fields and height that come later, with an island or
 * by a choice, are waited for. Answers whether the focus is back.
 */
export function restorePage(key: string): boolean {
  const page = left.get(key);
  if (!page) return false;
  const typed = new Map(page.typed);
  const enter = () => {
    for (const [name, field] of fields()) {
      const value = typed.get(name);
      if (typed.delete(name) && valueOf(field) !== value) enterValue(field, propertyOf(field), value);
    }
  };
  const scroll = () => {
    const [x, y] = page.scroll;
    scrollTo({ left: x, top: y, behavior: 'instant' });
    if (scrollY > y - 1) letScroll();
  };
  const later = new MutationObserver(enter);
  const higher = new ResizeObserver(scroll);
  // Who scrolls, or does what may scroll, is where they want to be.
  const letScroll = () => higher.disconnect();
  later.observe(document.body, { childList: true, subtree: true });
  for (const sign of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(sign, letScroll, { once: true });
  stopWaiting = () => {
    later.disconnect();
    letScroll();
  };
  enter();
  // Before the page is painted, and whenever it has become higher.
  higher.observe(document.body);
  const pressed = named(PRESSED).get(page.pressed ?? '');
  pressed?.focus({ preventScroll: true });
  return pressed !== undefined;
}

/** Without those that send themselves: the address says what was chosen there. */
function fields(): [string, Control][] {
  return [...named<Control>(FIELDS)].filter(([, field]) => !closestLive(field, 'auto-submit'));
}

/**
 * Elements by what the markup calls them, and by how many of that name came before: the same ones have the same names
 * when the page is drawn anew.
 */
function named<Kind extends HTMLElement>(selector: string): Map<string, Kind> {
  const elements = new Map<string, Kind>();
  for (const element of document.querySelectorAll<Kind>(selector)) {
    const island = readLive(closestLive(element, 'island'), 'island');
    const attributes = ['href', 'type', 'name'].map((attribute) => element.getAttribute(attribute));
    // The value of a radio or a tick says which one it is.
    const choice = propertyOf(element) === 'checked' && element.getAttribute('value');
    const called = [island, element.localName, ...attributes, choice].join(' ');
    let count = 0;
    while (elements.has(`${called} ${count}`)) count += 1;
    elements.set(`${called} ${count}`, element);
  }
  return elements;
}

function propertyOf(element: HTMLElement): 'value' | 'checked' {
  return element.matches('[type=radio], [type=checkbox]') ? 'checked' : 'value';
}

function valueOf(field: Control): unknown {
  return Reflect.get(field, propertyOf(field));
}
