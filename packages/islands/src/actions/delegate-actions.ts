import { closestLive, hasLive } from '../attributes/live.ts';
import type { Actions, AttributeName } from '../attributes/live-attributes.ts';
import { INTENT } from '../island/hydrate-on.ts';

/**
 * The handler of each action. An action without a handler does not compile. A handler returns false for a value that it
 * does not know: then the click is as on a control without an action.
 */
export type ActionHandlers = { [Name in keyof Actions]: (control: HTMLElement) => false | void };

/** Whether a click is an ordinary one, which no other listener has handled and which opens no other tab. */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

/**
 * Event delegation: one listener on the document handles the actions of controls on server-rendered and client-rendered
 * pages alike, so no page has to be rendered again for a link to open a dialog. The control's attributes say what it does
 * (`action`).
 *
 * @param prefetch fetches what an action needs. Called when the visitor points at its control, touches it or focuses it
 */
export function delegateActions(
  handlers: ActionHandlers,
  prefetch?: (name: keyof Actions, control: HTMLElement) => void,
): void {
  const names = Object.keys(handlers) as AttributeName[];
  const withAction = (event: Event, use: (name: keyof Actions, control: HTMLElement) => void) => {
    const control = closestLive(event.target, 'action');
    const name = control && names.find((each) => hasLive(control, each));
    if (name) use(name as keyof Actions, control);
  };
  document.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    withAction(event, (name, control) => {
      const handle: (control: HTMLElement) => false | void = handlers[name];
      if (handle(control) !== false) event.preventDefault();
    });
  });
  if (!prefetch) return;
  for (const eventType of INTENT) {
    document.addEventListener(eventType, (event) => withAction(event, prefetch), { passive: true });
  }
}
