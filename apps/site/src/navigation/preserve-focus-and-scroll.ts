import { noteFields } from '../islands/note-fields.ts';

/**
 * Where the visitor is on a page that is about to be drawn anew: the field they are in, what they have typed by then, what
 * stands in its islands, and how far they have scrolled. Returns what puts them back.
 */
export function preserveFocusAndScroll(): () => void {
  const field = document.activeElement;
  const name = field?.getAttribute('name');
  const { scrollX, scrollY } = window;
  const tellFields = noteFields();
  return () => {
    // After all that the new page sets when it is laid out, such as an empty search.
    queueMicrotask(tellFields);
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    if (!name || document.contains(field)) return;
    const successor = document.querySelector<HTMLElement>(`#site form [name="${CSS.escape(name)}"]`);
    successor?.focus({ preventScroll: true });
    // The old field is out of the page, and still knows what was typed into it last.
    if (isText(field) && isText(successor)) {
      successor.value = field.value;
      successor.setSelectionRange(field.selectionStart, field.selectionEnd);
    }
  };
}

function isText(element: Element | null): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'text';
}
