import { navigate } from '../navigation/navigate.ts';
import { sayNotLoaded } from '../loading/not-loaded.ts';
import type { SiteStore } from '../store/site-store.ts';
import { closestLive, findAllLive } from '../live/live.ts';

/** How long typing has to pause, in milliseconds: longer than between two keys. */
const PAUSE = 600;

/**
 * Forms that need no button: what is chosen is asked for at once, and what is typed when the hand rests. The page turns
 * in place, with focus and scroll where they were. Without scripts the same form has a button.
 */
export function autoSubmitForms(store: SiteStore): void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const send = (form: HTMLFormElement) => {
    clearTimeout(pause);
    sendForm(form, store).catch(() => sayNotLoaded({ retry: () => send(form), reload: () => location.reload() }));
  };
  document.addEventListener('change', ({ target }) => {
    const form = formOf(target);
    if (form) send(form);
  });
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof HTMLInputElement && target.type === 'text' ? formOf(target) : null;
    if (!form) return;
    clearTimeout(pause);
    pause = setTimeout(send, PAUSE, form);
  });
  document.addEventListener('submit', (event) => {
    const form = formOf(event.target);
    if (!form || event.defaultPrevented) return;
    event.preventDefault();
    send(form);
  });
  // What was chosen before anybody listened.
  for (const form of findAllLive('auto-submit')) if (form instanceof HTMLFormElement) send(form);
}

/** The form that sends itself, around `target`. */
function formOf(target: EventTarget | null): HTMLFormElement | null {
  const form = closestLive(target, 'auto-submit');
  return form instanceof HTMLFormElement ? form : null;
}

async function sendForm(form: HTMLFormElement, store: SiteStore): Promise<void> {
  // Both are read before anything is waited for: a link pressed meanwhile has changed the address, and not yet the form.
  const chosen = new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
  const shown = new URLSearchParams(location.search);
  const { addressOf, readSelection } = await import('../features/hotels/hotel-filter.ts');
  const address = (query: URLSearchParams) => addressOf({ ...readSelection(query), page: 1 });
  const wanted = address(chosen);
  if (wanted === address(shown)) return;
  await navigate(wanted, store, { inPlace: true });
}
