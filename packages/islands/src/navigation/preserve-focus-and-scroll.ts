import { captureFields } from '../capture/capture-fields.ts';

/**
 * Remembers the focused field with its text, the fields of the islands, the open sheet, and the scroll position of a page that is about
 * to be rendered again. Returns a function that restores them.
 */
export function preserveFocusAndScroll(site: HTMLElement): () => void {
  const field = document.activeElement;
  const name = field?.getAttribute('name');
  const { scrollX, scrollY } = window;
  const sheet = site.querySelector<HTMLElement>('[popover]:popover-open');
  const replayFields = captureFields();
  return () => {
    // After the layout effects of the new page, which reset the search field.
    queueMicrotask(replayFields);
    // The page's new sheet is closed, and the focus can only return to a field that is shown.
    if (sheet && !document.contains(sheet)) document.getElementById(sheet.id)?.showPopover();
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    if (document.contains(field)) return;
    const successor = name
      ? site.querySelector<HTMLElement>(`form [name="${CSS.escape(name)}"]${isRadio(field) ? ':checked' : ''}`)
      : document.getElementById(field?.id ?? '');
    successor?.focus({ preventScroll: true });
    // The old field is detached and still holds the latest text.
    if (isText(field) && isText(successor)) {
      successor.value = field.value;
      successor.setSelectionRange(field.selectionStart, field.selectionEnd);
    }
  };
}

const isRadio = (element: Element | null) => element instanceof HTMLInputElement && element.type === 'radio';

function isText(element: Element | null): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'text';
}
