import { closestLive, hasLive } from '../attributes/live.ts';
import type { Actions, AttributeName } from '../attributes/live-attributes.ts';
import { INTENT } from '../island/hydrate-on.ts';

/** The handler of each action. An action without a handler does not compile. */
export type ActionHandlers = { [Name in keyof Actions]: (control: HTMLElement) => void };

/** An action and the control that has it. */
export interface ActionOfControl {
  name: keyof Actions;
  control: HTMLElement;
}

/** The action of the control that an event is about, if it has one of these handlers. */
function actionOf({ target }: Event, handlers: ActionHandlers): ActionOfControl | undefined {
  const control = closestLive(target, 'action');
  const name = control && Object.keys(handlers).find((each) => hasLive(control, each as AttributeName));
  return name ? { name: name as keyof Actions, control } : undefined;
}

/** Whether a click is an ordinary one, which no other listener has handled and which opens no other tab. */
export function isPlainClick(event: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !(defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey);
}

/** What an application knows of its actions. */
export interface ActionOptions {
  /** False for a value that the application does not know: such a link is followed as an ordinary one. */
  isKnown?: (action: ActionOfControl) => boolean;
  /** Fetches what the action needs. Called when the visitor points at the control, touches it or focuses it. */
  prefetch?: (action: ActionOfControl) => void;
}

/**
 * Event delegation: one listener on the document handles the actions of controls on server-rendered and client-rendered
 * pages alike, so no page has to be rendered again for a link to open a dialog. The control's attributes say what it does
 * (`action`).
 */
export function delegateActions(handlers: ActionHandlers, { isKnown, prefetch }: ActionOptions = {}): void {
  document.addEventListener('click', (event) => {
    const found = isPlainClick(event) && actionOf(event, handlers);
    if (!found || isKnown?.(found) === false) return;
    event.preventDefault();
    (handlers as Record<string, (control: HTMLElement) => void>)[found.name]?.(found.control);
  });
  if (!prefetch) return;
  const prefetchAction = (event: Event) => {
    const found = actionOf(event, handlers);
    if (found) prefetch(found);
  };
  for (const eventType of INTENT) document.addEventListener(eventType, prefetchAction, { passive: true });
}
