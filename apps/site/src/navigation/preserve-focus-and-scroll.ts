import { captureFields } from '../islands/capture-fields.ts';

/**
 * Remembers the focused field with its text, the fields of the islands, and the scroll position of a page that is about
 * to be rendered again. Returns a function that restores them.
 */
export function preserveFocusAndScroll(): () => void {
  const field = document.activeElement;
  const name = field?.getAttribute('name');
  const { scrollX, scrollY } = window;
  const replayFields = captureFields();
  return () => {
    // After the layout effects of the new page, which reset the search field.
    queueMicrotask(replayFields);
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    if (!name || document.contains(field)) return;
    const successor = document.querySelector<HTMLElement>(`#site form [name="${CSS.escape(name)}"]`);
    successor?.focus({ preventScroll: true });
    // The old field is detached and still holds the latest text.
    if (isText(field) && isText(successor)) {
      successor.value = field.value;
      successor.setSelectionRange(field.selectionStart, field.selectionEnd);
    }
  };
}

function isText(element: Element | null): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'text';
}
