import { captureFields } from '../islands/capture-fields.ts';

/**
 * Remembers where the visitor is on a page that is about to be rendered again: the focused field with its text, the
 * fields of the islands, and the scroll position. Returns what restores all of it.
 */
export function preserveFocusAndScroll(): () => void {
  const field = document.activeElement;
  const name = field?.getAttribute('name');
  const { scrollX, scrollY } = window;
  const replayFields = captureFields();
  return () => {
    // After the layout effects of the new page, which empty the search.
    queueMicrotask(replayFields);
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    if (!name || document.contains(field)) return;
    const successor = document.querySelector<HTMLElement>(`#site form [name="${CSS.escape(name)}"]`);
    successor?.focus({ preventScroll: true });
    // The old field has left the document and still holds what was typed last.
    if (isText(field) && isText(successor)) {
      successor.value = field.value;
      successor.setSelectionRange(field.selectionStart, field.selectionEnd);
    }
  };
}

function isText(element: Element | null): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'text';
}
