import { useEffect } from 'react';

/**
 * The element above everything that is not the page's: a password manager or another extension has appended it to `<html>`,
 * or a custom element to `<body>`, or it was pressed, though the dialog's backdrop covers the page.
 */
function isForeign(target: EventTarget | null, pressed: Element | undefined): boolean {
  const top = target instanceof Element ? topmost(target) : undefined;
  return top !== undefined && (top.parentElement !== document.body || isCustom(top) || top === pressed);
}

/** The child of `<html>` or `<body>` that contains the element. */
function topmost(element: Element): Element | undefined {
  const { body, documentElement: root } = document;
  if (element === body || element === root) return undefined;
  let top = element;
  while (top.parentElement && top.parentElement !== body && top.parentElement !== root) top = top.parentElement;
  return top;
}

const isCustom = ({ localName }: Element) => localName.includes('-');

/** One of ours, as Radix marks it. */
const DIALOG = '[role$="dialog"][data-state]';

let pressed: Element | undefined;

/** Lets foreign elements have the focus while a dialog is open: Radix would take it back, and Escape would close the dialog. */
export function useForeignFocus(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    const root = document.documentElement;
    const press = ({ target }: Event) => {
      const top = target instanceof Element ? topmost(target) : undefined;
      pressed = top?.matches(DIALOG) ? undefined : top;
    };
    // Radix listens on the document. What is in the page or in a dialog has been told already.
    const keepFromRadix = (event: FocusEvent) => {
      if (isForeign(event.type === 'focusin' ? event.target : event.relatedTarget, pressed)) event.stopPropagation();
    };
    root.addEventListener('pointerdown', press, true);
    root.addEventListener('focusin', keepFromRadix);
    root.addEventListener('focusout', keepFromRadix);
    return () => {
      root.removeEventListener('pointerdown', press, true);
      root.removeEventListener('focusin', keepFromRadix);
      root.removeEventListener('focusout', keepFromRadix);
    };
  }, [open]);
}

/** Whether a key was pressed in a foreign element. */
export function isTypedElsewhere({ target }: KeyboardEvent): boolean {
  return isForeign(target, pressed);
}

/** Radix hides everything beside the dialog from screen readers. */
export function showForeignElements(): void {
  for (const element of document.body.children) if (isCustom(element)) element.removeAttribute('aria-hidden');
}
