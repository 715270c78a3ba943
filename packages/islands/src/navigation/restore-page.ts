import { closestLive, readLive } from '../attributes/live.ts';
import { enterValue, type Control } from '../capture/capture-input.ts';

/** The state of a page when it was left. Kept in memory only, for the life of the document. */
interface PageState {
  scroll: [x: number, y: number];
  /** The values of its fields, by the fields' names. */
  fieldValues: Map<string, unknown>;
  /** The name of the link or button that had the focus. */
  focusedName: string | undefined;
}

const pageStates = new Map<string, PageState>();
/** Stops waiting for late parts of the page that is shown. */
let stopWaiting = () => {};

/** The page whose state is remembered. */
export interface RememberedPage {
  /** The element that has the page; its fields are in `<main>`. */
  site: HTMLElement;
  /** A selector of fields that are never remembered, beside cards, passwords and one-time codes. */
  secretFields: string;
}

const SECRET_FIELDS = '[type=password], [type=hidden], [type=file], [autocomplete^=cc-], [autocomplete=one-time-code]';
const FOCUSABLE = 'a, button';

/** Remembers the state of the page that is about to be replaced, under the key of its history entry. */
export function rememberPage(key: string, page: RememberedPage): void {
  stopWaiting();
  const fieldValues = new Map<string, unknown>();
  for (const [name, field] of fields(page)) {
    const value = valueOf(field);
    // Of a group of radio buttons, only the chosen one.
    if (field.type !== 'radio' || value) fieldValues.set(name, value);
  }
  const [focusedName] =
    [...namedElements(FOCUSABLE, page.site)].find(([, element]) => element === document.activeElement) ?? [];
  pageStates.set(key, { scroll: [scrollX, scrollY], fieldValues, focusedName });
}

/**
 * Restores the remembered state of a page that has just been rendered. Waits for fields and height that come later,
 * with an island or after a choice. Returns whether the focus was restored.
 */
export function restorePage(key: string, page: RememberedPage): boolean {
  const state = pageStates.get(key);
  if (!state) return false;
  const fieldValues = new Map(state.fieldValues);
  const restoreFields = () => {
    for (const [name, field] of fields(page)) {
      const value = fieldValues.get(name);
      if (fieldValues.delete(name) && valueOf(field) !== value) enterValue(field, propertyOf(field), value);
    }
  };
  const scroll = () => {
    const [x, y] = state.scroll;
    scrollTo({ left: x, top: y, behavior: 'instant' });
    if (scrollY > y - 1) stopScrollRestoration();
  };
  const fieldObserver = new MutationObserver(restoreFields);
  const heightObserver = new ResizeObserver(scroll);
  // Stops restoring the scroll position as soon as the visitor scrolls or does something that may scroll.
  const stopScrollRestoration = () => heightObserver.disconnect();
  fieldObserver.observe(page.site, { childList: true, subtree: true });
  for (const eventType of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(eventType, stopScrollRestoration, { once: true });
  stopWaiting = () => {
    fieldObserver.disconnect();
    stopScrollRestoration();
  };
  restoreFields();
  // A resize observer runs before the page is painted, and again whenever the page becomes higher.
  heightObserver.observe(document.body);
  const focused = namedElements(FOCUSABLE, page.site).get(state.focusedName ?? '');
  focused?.focus({ preventScroll: true });
  return focused !== undefined;
}

/**
 * The fields, without those of auto-submitting forms: the address has their values. Without combo boxes too: restored text
 * would open their list of suggestions.
 */
function fields({ site, secretFields }: RememberedPage): [string, Control][] {
  const selector = `main :is(input, textarea, select):not(${SECRET_FIELDS}, [role=combobox], ${secretFields})`;
  return [...namedElements<Control>(selector, site)].filter(([, field]) => !closestLive(field, 'auto-submit'));
}

/**
 * Elements by a name made of their attributes and of how many earlier elements share it: when the page is rendered
 * again, the same elements get the same names.
 */
function namedElements<Kind extends HTMLElement>(selector: string, site: HTMLElement): Map<string, Kind> {
  const elements = new Map<string, Kind>();
  for (const element of site.querySelectorAll<Kind>(selector)) {
    const island = readLive(closestLive(element, 'island'), 'island');
    const attributes = ['href', 'type', 'name'].map((attribute) => element.getAttribute(attribute));
    // The value attribute tells radio buttons and checkboxes of one name apart.
    const choice = propertyOf(element) === 'checked' && element.getAttribute('value');
    const baseName = [island, element.localName, ...attributes, choice].join(' ');
    let count = 0;
    while (elements.has(`${baseName} ${count}`)) count += 1;
    elements.set(`${baseName} ${count}`, element);
  }
  return elements;
}

function propertyOf(element: HTMLElement): 'value' | 'checked' {
  return element.matches('[type=radio], [type=checkbox]') ? 'checked' : 'value';
}

function valueOf(field: Control): unknown {
  return Reflect.get(field, propertyOf(field));
}
