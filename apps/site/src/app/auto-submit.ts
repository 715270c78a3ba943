import { closestLive, findAllLive } from '@myler/islands/attributes';
import { captureControl, CONTROLS, isChanged, type Control } from '@myler/islands/browser';
import { doBusily } from '@myler/islands/loading';
import { navigate } from '@myler/islands/navigation';

/** Debounce of typing, in milliseconds: longer than the time between two keys. */
const TYPING_DEBOUNCE_MS = 600;

/**
 * Submits marked forms without a button: a choice immediately, typing after a pause. The next page is rendered in
 * place, and focus and scroll stay. Without scripts the same form has a button.
 */
export function autoSubmitForms(): void {
  let debounceTimer: ReturnType<typeof setTimeout> | undefined;
  const send = (form: HTMLFormElement) => {
    clearTimeout(debounceTimer);
    doBusily(form, () => sendForm(form));
  };
  document.addEventListener('change', ({ target }) => {
    const form = formOf(target);
    if (form) send(form);
  });
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof HTMLInputElement && target.type === 'text' ? formOf(target) : null;
    if (!form) return;
    clearTimeout(debounceTimer);
    debounceTimer = setTimeout(send, TYPING_DEBOUNCE_MS, form);
  });
  document.addEventListener('submit', (event) => {
    const form = formOf(event.target);
    if (!form || event.defaultPrevented) return;
    event.preventDefault();
    if (form.matches(':popover-open')) form.hidePopover();
    send(form);
  });
  // The visitor may have changed a form before these listeners were added.
  for (const form of findAllLive('auto-submit')) if (form instanceof HTMLFormElement && hasChanges(form)) send(form);
}

/** The auto-submitting form around `target`. */
function formOf(target: EventTarget | null): HTMLFormElement | null {
  const form = closestLive(target, 'auto-submit');
  return form instanceof HTMLFormElement ? form : null;
}

function hasChanges(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll<Control>(CONTROLS)].some((control) => isChanged(captureControl(control)));
}

async function sendForm(form: HTMLFormElement): Promise<void> {
  // The field says what it does not take; the list stays.
  if (!form.checkValidity()) return;
  // Read both before the import: a link that is pressed meanwhile changes the address before it changes the form.
  const chosen = new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
  const current = new URLSearchParams(location.search);
  const { formAddress } = await import('../features/hotels/form-address.ts');
  const wanted = formAddress(chosen);
  if (wanted === formAddress(current)) return;
  await navigate(wanted, { inPlace: true });
}
