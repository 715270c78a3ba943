/**
 * When an island's code is fetched and started: with the application, when it comes near the viewport, or when the
 * visitor points at it, touches it or focuses it.
 */
export type HydrateOn = 'load' | 'visible' | 'intent';

/**
 * What a control does, by the name of its action, with the type of the attribute's value; `true` has no value. The
 * application adds its own actions by declaration merging, as in the README.
 */
export interface Actions {}

/** Further data of an action. The application adds its own. */
export interface ActionDetails {}

/**
 * Attributes by which scripts find an element. These are the ones that this package reads and writes; the application
 * adds its own.
 */
export interface LiveAttributes {
  /** On each control with an action: the early script captures its click until the application has started. */
  action: true;
  /** The name of an island; the registry checks it where one is placed. */
  island: string;
  'hydrate-on': HydrateOn;
  /** The message of a part that failed. */
  failure: true;
  /** A link that loads a document. */
  reload: true;
  /** Links in it show the same page with other contents: focus and scroll stay. */
  'in-place': true;
  /** A form that leads to its own page: the address has the values of its fields, so they are not restored. */
  'auto-submit': true;
  /** On `<html>`: the address of the application, which the early script imports. */
  entry: string;
  /** On the link of a stylesheet: the URLs of further stylesheets in it, which are not fetched again. */
  files: string;
}

/** Each attribute that scripts look for, with the type of its value. */
export interface AnyAttribute extends Actions, ActionDetails, LiveAttributes {}

/** The name of an attribute that scripts look for, without `data-`. */
export type AttributeName = keyof AnyAttribute;

/** Names whose attributes have a value. */
export type NameWithValue = {
  [Name in AttributeName]: AnyAttribute[Name] extends string ? Name : never;
}[AttributeName];
