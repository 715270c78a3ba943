import type {
  ActionDetails,
  Actions,
  AnyAttribute,
  AttributeName,
  LiveAttributes,
  NameWithValue,
} from './live-attributes.ts';

type Values<Attributes> = { [Name in keyof Attributes]?: Attributes[Name] | false | undefined };

/**
 * The attributes by which scripts find an element, for JSX: `<div {...live({ hotel: 'dar-zahra' })}>`. False and
 * undefined values are left out.
 */
export function live(values: Values<LiveAttributes>): Record<`data-${string}`, string> {
  return written(values);
}

/**
 * Attributes that give a link or button its action, on server-rendered and client-rendered pages alike. The application
 * listens on the document (`delegateActions`), and the early script captures a click that comes before it.
 */
export function action(values: Values<Actions & ActionDetails>): Record<`data-${string}`, string> {
  return written({ ...values, action: true });
}

function written(values: object): Record<`data-${string}`, string> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== false)
      .map(([name, value]) => [`data-${name}`, value === true ? '' : String(value)]),
  );
}

/** The first element in `within` that has the attribute, with this value if one is given. */
export function findLive<Name extends AttributeName>(
  name: Name,
  value?: AnyAttribute[Name] & string,
  within: ParentNode = document,
): HTMLElement | null {
  return within.querySelector<HTMLElement>(selectorOf(name, value));
}

/** All elements in `within` that have the attribute, with this value if one is given. */
export function findAllLive<Name extends AttributeName>(
  name: Name,
  value?: AnyAttribute[Name] & string,
  within: ParentNode = document,
): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selectorOf(name, value))];
}

/** The closest element with the attribute, from the event's target upwards. */
export function closestLive(target: EventTarget | null, name: AttributeName): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selectorOf(name)) : null;
}

/** Whether the element has the attribute, with any value. */
export function hasLive(element: Element, name: AttributeName): boolean {
  return element.hasAttribute(`data-${name}`);
}

/** The attribute's value. It is not validated, because only `live` and `action` write it. */
export function readLive<Name extends NameWithValue>(
  element: Element | null | undefined,
  name: Name,
): AnyAttribute[Name] | undefined {
  return (element?.getAttribute(`data-${name}`) ?? undefined) as AnyAttribute[Name] | undefined;
}

/** Sets the attribute, or removes it for the value false. */
export function setLive<Name extends AttributeName>(
  element: Element,
  name: Name,
  value: AnyAttribute[Name] | false,
): void {
  if (value === false) element.removeAttribute(`data-${name}`);
  else element.setAttribute(`data-${name}`, value === true ? '' : value);
}

function selectorOf(name: AttributeName, value?: string): string {
  return value === undefined ? `[data-${name}]` : `[data-${name}="${CSS.escape(value)}"]`;
}
