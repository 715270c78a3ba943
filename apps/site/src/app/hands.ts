/**
 * A visitor may be at a part of the page in the very moment in which it comes alive: a key or a button is down, a word
 * is half composed, words are marked. Nothing of that may be lost.
 */

type Field = HTMLInputElement | HTMLTextAreaElement;
type Control = Field | HTMLSelectElement;

let isComposing = false;
const waiting: (() => void)[] = [];
const sent = new WeakSet<HTMLElement>();

/** To be called once, before anything asks for `handsOff`. */
export function followHands(): void {
  const listen = (type: string, then: () => void) => addEventListener(type, then, { capture: true });
  listen('compositionstart', () => {
    isComposing = true;
  });
  listen('compositionend', () => {
    isComposing = false;
    lookAgain();
  });
  // A press that ends elsewhere, or is turned into scrolling, ends all the same.
  for (const end of ['pointerup', 'pointercancel', 'keyup', 'blur']) listen(end, lookAgain);
}

/**
 * Resolves once no press, no composed word and no e-mail address is under way in `element`: to change it then would lose
 * what was meant.
 */
export async function handsOff(element: HTMLElement): Promise<void> {
  while (isBusy(element)) await new Promise<void>((resume) => waiting.push(resume));
}

/** What is in `element` was sent: whoever wrote it has finished. */
export function handOver(element: HTMLElement): void {
  sent.add(element);
  lookAgain();
}

function isBusy(element: HTMLElement): boolean {
  // The browser knows of a press that began before anybody listened here.
  if (element.matches(':active')) return true;
  const field = document.activeElement;
  if (!element.contains(field)) return false;
  return isComposing || (isAddress(field) && !sent.has(element));
}

/** No browser tells where in an e-mail address somebody is writing; it is theirs until they go on to something else. */
function isAddress(field: Element | null): boolean {
  return field instanceof HTMLInputElement && field.type === 'email' && field.value !== '';
}

function lookAgain(): void {
  // The click that a press becomes, and what it submits, come right after the button is up.
  setTimeout(() => {
    for (const resume of waiting.splice(0)) resume();
  });
}

/** Notes what was filled into `element`, what is marked and where the focus is. What it answers puts that back. */
export function rememberHands(element: HTMLElement): () => void {
  const before = controlsOf(element);
  const restoreFocus = rememberFocus(element);
  return () => {
    const now = controlsOf(element);
    before.forEach((control, position) => {
      const successor = now[position];
      if (successor?.name === control.name) fill(successor, control);
    });
    restoreFocus();
  };
}

function fill(control: Control, as: Control): void {
  if (isTick(control) && isTick(as)) {
    if (control.checked !== as.checked) control.click();
    return;
  }
  if (control.value === as.value) return;
  // React listens for the event, and compares with what it set itself: the element's own setter is not seen.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, as.value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function rememberFocus(element: HTMLElement): () => void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !element.contains(focused)) return () => {};
  const alike = () => [...element.querySelectorAll<HTMLElement>(focused.localName)];
  const position = alike().indexOf(focused);
  const marked =
    isField(focused) && ([focused.selectionStart, focused.selectionEnd, focused.selectionDirection] as const);
  return () => {
    const successor = alike()[position];
    successor?.focus({ preventScroll: true });
    // Only fields of text know a selection; of others it is null, and asking for one is an error.
    if (marked && marked[0] !== null && isField(successor)) {
      successor.setSelectionRange(marked[0], marked[1], marked[2] ?? undefined);
    }
  };
}

function controlsOf(element: HTMLElement): Control[] {
  return [...element.querySelectorAll<Control>('input, textarea, select')];
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

function isField(element: Element | undefined): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
