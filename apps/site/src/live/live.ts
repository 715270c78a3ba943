import type {
  LiveAttributes,
  LiveName,
  Marks,
  DocumentMarks,
  NameWithValue,
  PressDetails,
  Presses,
} from './attributes.ts';

type Values<Attributes> = { [Name in keyof Attributes]?: Attributes[Name] | false | undefined };

/**
 * The attributes by which scripts find an element, for JSX: `<div {...live({ hotel: 'dar-zahra' })}>`. What is false or
 * undefined is left out.
 */
export function live(values: Values<Marks & DocumentMarks>): Record<`data-${string}`, string> {
  return written(values);
}

/**
 * What makes a link or a button do something, on a page that the server made and on one that React made alike: the
 * application listens to the whole page (`app/event-delegation.ts`), and the boot script keeps a press that comes before it.
 */
export function press(values: Values<Presses & PressDetails>): Record<`data-${string}`, string> {
  return written({ ...values, app: true });
}

function written(values: Values<LiveAttributes>): Record<`data-${string}`, string> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== false)
      .map(([name, value]) => [`data-${name}`, value === true ? '' : String(value)]),
  );
}

/** The first element in `within` that has the attribute, and this value of it if one is given. */
export function findLive<Name extends LiveName>(
  name: Name,
  value?: LiveAttributes[Name] & string,
  within: ParentNode = document,
): HTMLElement | null {
  return within.querySelector<HTMLElement>(selectorOf(name, value));
}

export function findAllLive<Name extends LiveName>(
  name: Name,
  value?: LiveAttributes[Name] & string,
  within: ParentNode = document,
): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selectorOf(name, value))];
}

/** The element that an event comes from, or the nearest around it, that has the attribute. */
export function closestLive(target: EventTarget | null, name: LiveName): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selectorOf(name)) : null;
}

export function isLive(element: Element, name: LiveName): boolean {
  return element.hasAttribute(`data-${name}`);
}

/** The value that stands there; the pages are ours, so it is what `live` or `press` has written. */
export function readLive<Name extends NameWithValue>(
  element: Element | null | undefined,
  name: Name,
): LiveAttributes[Name] | undefined {
  return (element?.getAttribute(`data-${name}`) ?? undefined) as LiveAttributes[Name] | undefined;
}

export function setLive<Name extends LiveName>(
  element: Element,
  name: Name,
  value: LiveAttributes[Name] | false,
): void {
  if (value === false) element.removeAttribute(`data-${name}`);
  else element.setAttribute(`data-${name}`, value === true ? '' : value);
}

function selectorOf(name: LiveName, value?: string): string {
  return value === undefined ? `[data-${name}]` : `[data-${name}="${CSS.escape(value)}"]`;
}
