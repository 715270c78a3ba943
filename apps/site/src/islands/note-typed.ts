export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const CONTROLS = 'input, textarea, select';

interface Note {
  control: Control;
  property: 'value' | 'checked';
  typed: string | boolean;
  server: string | boolean;
  /** Of a field of text that has the focus; e-mail fields do not tell theirs. */
  selection: readonly [number | null, number | null] | undefined;
}

/**
 * Notes what was typed, chosen and marked in `element` before React hydrated it; what it answers tells React. Hydration
 * keeps the nodes with all that is in them, and does not tell the component: its next render puts the empty state back.
 *
 * To be called in the layout effect of the hydration, before anything is rendered again, and what it answers after all
 * effects, so that each field's event is rendered before the next: many forms spread the state that they last rendered.
 */
export function noteTyped(element: HTMLElement): () => void {
  const focused = document.activeElement;
  const notes = [...element.querySelectorAll<Control>(CONTROLS)]
    .map(noteOf)
    .filter(({ control, typed, server }) => typed !== server && !(isRadio(control) && !control.checked))
    // The first one that is told is not put back before it is told, so its caret stays.
    .toSorted((one, other) => Number(other.control === focused) - Number(one.control === focused));
  return () => {
    for (const note of notes) tell(note);
    // Who is in a field already has come to it.
    if (element.contains(focused) && focused === document.activeElement) {
      focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
  };
}

export function noteOf(control: Control): Note {
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

export function tell({ control, property, typed, server, selection }: Note): void {
  const now: unknown = Reflect.get(control, property);
  // Typed once more meanwhile: React has heard of that itself.
  if (now !== typed && now !== server) return;
  if (now === typed) noteAsLast(control, property, server);
  else {
    setSilently(control, property, typed);
    if (selection && selection[0] !== null && !(control instanceof HTMLSelectElement)) {
      control.setSelectionRange(...selection);
    }
  }
  sayEntered(control, property);
}

/** Enters a value as a visitor does: whoever listens to the field hears of it. */
export function enterValue(control: Control, property: 'value' | 'checked', value: unknown): void {
  setSilently(control, property, value);
  sayEntered(control, property);
}

function sayEntered(control: Control, property: string): void {
  // React hears of ticks by clicks. This one ticks nothing, because it is no MouseEvent.
  const type = property === 'checked' ? 'click' : control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true }));
  // A field that is being typed in lays a list out below it; this one has been left.
  if (control !== document.activeElement) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/**
 * React takes an event for a change only if the value differs from the last one that was set through the element itself.
 * Its setter notes the value and sets it on what it is called with: here, on an element that nobody sees, so that the
 * field keeps its caret and a word under composition.
 */
function noteAsLast(control: Control, property: string, value: string | boolean): void {
  Object.getOwnPropertyDescriptor(control, property)?.set?.call(document.createElement(control.localName), value);
}

/** By the setter that React does not see. */
function setSilently(control: Control, property: string, value: unknown): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)?.set?.call(control, value);
}

export function isRadio(control: Control): control is HTMLInputElement {
  return control.type === 'radio';
}
