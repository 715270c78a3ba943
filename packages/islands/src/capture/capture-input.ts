/** A field of a form. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The selector of all fields of forms. */
export const CONTROLS = 'input, textarea, select';

/** What a visitor has entered in a field, and what the server had rendered there. */
export interface CapturedInput {
  control: Control;
  property: 'value' | 'checked';
  typed: string | boolean;
  server: string | boolean;
  /** The selection of the focused text field. */
  selection: readonly [number | null, number | null] | undefined;
}

/**
 * Captures what a visitor typed, chose and ticked in `element` before React hydrated it. Returns a function that
 * replays it to React. Hydration keeps the nodes with their values and does not tell the components: the next render of
 * a controlled field would reset it to the empty state.
 *
 * Call it in the layout effect of the hydration, before anything is rendered again. Call the returned function after
 * all effects, so that React renders after each field's event: many forms spread the state of their last render.
 */
export function captureInput(element: HTMLElement, before: Rendered): () => void {
  if (before.isReplaced()) before.restore();
  const focused = document.activeElement;
  const captured = [...element.querySelectorAll<Control>(CONTROLS)]
    .map(captureControl)
    .filter((input) => isChanged(input))
    // The first field to be replayed has not been reset by a render yet, so its caret stays.
    .toSorted((one, other) => Number(other.control === focused) - Number(one.control === focused));
  return () => {
    for (const input of captured) replayInput(input);
    // The visitor focused this field before any listener was added.
    if (element.contains(focused) && focused === document.activeElement) {
      focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
  };
}

/** What the visitor has in an island when React renders it, if React then replaces its markup. */
export interface Rendered {
  /** Whether React has thrown the server's markup away. */
  isReplaced: () => boolean;
  /** Puts values, what was opened, focus and selection into the new markup. */
  restore: () => void;
}

/**
 * Call it while React renders the island for the first time. When something foreign is in the markup, such as an element of an
 * extension or a translation, React renders the island anew and replaces the markup, in one task.
 */
export function whenRendered(element: HTMLElement): Rendered {
  const before = [...named(element)];
  const changed = before.flatMap(([name, field]) => {
    const captured = isControl(field) ? captureControl(field) : undefined;
    return captured && isChanged(captured) ? [{ ...captured, name }] : [];
  });
  const [focusedName, focused] = before.find(([, field]) => field === document.activeElement) ?? [];
  const { selection } = focused && isControl(focused) ? captureControl(focused) : {};
  return {
    isReplaced: () => before.some(([, field]) => !field.isConnected),
    restore() {
      const now = named(element);
      for (const { name, property, typed } of changed) {
        const field = now.get(name);
        if (field && isControl(field)) setUnseenByReact(field, property, typed);
      }
      for (const [name, old] of before) {
        const details = now.get(name);
        if (old instanceof HTMLDetailsElement && details instanceof HTMLDetailsElement) details.open = old.open;
      }
      const field = focusedName === undefined ? undefined : now.get(focusedName);
      field?.focus({ preventScroll: true });
      if (field && isControl(field)) select(field, selection);
    },
  };
}

/** What can have the focus or be opened, by its kind and name, or its place among those of the same. */
function named(element: HTMLElement): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const field of element.querySelectorAll<HTMLElement>(`${CONTROLS}, button, a, details, summary, [tabindex]`)) {
    const { localName } = field;
    const name = isControl(field) ? `${field.name} ${isRadio(field) ? field.value : ''}` : '';
    let place = 0;
    while (found.has(`${localName} ${name} ${place}`)) place += 1;
    found.set(`${localName} ${name} ${place}`, field);
  }
  return found;
}

function isControl(element: HTMLElement): element is Control {
  return element.matches(CONTROLS);
}

function select(control: Control, selection: CapturedInput['selection']): void {
  if (selection && selection[0] !== null && !(control instanceof HTMLSelectElement)) {
    control.setSelectionRange(...selection);
  }
}

/** Whether the visitor has changed what the server rendered. The radio button that was chosen speaks for its group. */
export function isChanged({ control, typed, server }: CapturedInput): boolean {
  return typed !== server && !(isRadio(control) && !control.checked);
}

/** What the visitor has entered in a field so far. */
export function captureControl(control: Control): CapturedInput {
  if (control instanceof HTMLSelectElement) {
    const server = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return { control, property: 'value', typed: control.value, server: server?.value ?? '', selection: undefined };
  }
  if (control.type === 'checkbox' || isRadio(control)) {
    const { checked, defaultChecked } = control as HTMLInputElement;
    return { control, property: 'checked', typed: checked, server: defaultChecked, selection: undefined };
  }
  const isFocused = control === document.activeElement;
  const selection = isFocused ? ([control.selectionStart, control.selectionEnd] as const) : undefined;
  return { control, property: 'value', typed: control.value, server: control.defaultValue, selection };
}

export function replayInput({ control, property, typed, server, selection }: CapturedInput): void {
  const now: unknown = Reflect.get(control, property);
  // The visitor typed again after hydration: React has received that event.
  if (now !== typed && now !== server) return;
  if (now === typed) setLastValueOfReact(control, property, server);
  else {
    setUnseenByReact(control, property, typed);
    select(control, selection);
  }
  dispatchInputEvents(control, property);
}

/** Sets a value and dispatches the events of a visitor who enters it. */
export function enterValue(control: Control, property: 'value' | 'checked', value: unknown): void {
  setUnseenByReact(control, property, value);
  dispatchInputEvents(control, property);
}

function dispatchInputEvents(control: Control, property: string): void {
  // React listens to `click` on checkboxes. Only a MouseEvent toggles one; this is a plain Event.
  const type = property === 'checked' ? 'click' : control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true }));
  // A combo box that has just been typed in opens its list. Say that this field has been left, unless it has the focus.
  if (control !== document.activeElement) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/**
 * React ignores an event unless the value differs from the last one that was set through the property React defines on
 * the element. That setter remembers the value, and sets it on the element it is called with. Here that is a detached
 * element, so that the field keeps its caret and a word under composition.
 */
function setLastValueOfReact(control: Control, property: string, value: string | boolean): void {
  Object.getOwnPropertyDescriptor(control, property)?.set?.call(document.createElement(control.localName), value);
}

/** Sets it through the prototype's setter, which React does not track. */
function setUnseenByReact(control: Control, property: string, value: unknown): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)?.set?.call(control, value);
}

export function isRadio(control: Control): control is HTMLInputElement {
  return control.type === 'radio';
}
