import type { CurrencyCode } from '@myler/config/currencies';
import type { MembershipId } from '@myler/config/memberships';
import type { AccountTask, DialogType } from '@myler/state/dialogs';

/**
 * When an island's code is fetched and started: with the application, when it comes near the viewport, or when the
 * visitor points at it, touches it or focuses it.
 */
export type HydrateOn = 'load' | 'visible' | 'intent';

/** What a press does. Each has its handler in `app/event-delegation.ts` and its expected effect in `e2e/press-exercises.ts`. */
export interface Presses {
  dialog: DialogType;
  /** Opens the header's search bar, or focuses the page's own. */
  search: true;
  /** The id of a hotel to add to the shortlist or remove from it. */
  heart: string;
  /** Ids of hotels to add to the visitor's own shortlist. */
  'add-shared-list': string;
  print: true;
  /** An address to share. */
  share: string;
  /** The id of the element whose text is copied. */
  copy: string;
}

/** Further data of a press. */
export interface PressDetails {
  /** The tier that the dialog starts with. */
  membership: MembershipId;
  /** What the account’s dialog is opened for. */
  task: AccountTask;
  /** The dialog starts with a gift card. */
  gift: true;
  /** The name of the hotel of a heart. */
  name: string;
  /** The title of the shared page. */
  title: string;
}

/** Marks of links, forms and other elements that scripts look for. */
export interface Marks {
  /** The boot script holds a press that comes before the application. */
  app: true;
  /** The name of an island; the registry checks it where one is placed. */
  island: string;
  'hydrate-on': HydrateOn;
  /** The server's page: its parts below the window are laid out later (`loading/partial-layout.css`). */
  partial: true;
  /** A link that loads a document. */
  reload: true;
  /** Links in it show the same page with other contents: focus and scroll stay. */
  'in-place': true;
  /** A GET form that leads to its own page: it is submitted on change and needs no button. */
  'auto-submit': true;
  /** Shows the result of a press. */
  'press-status': true;
  /** The place of the header's search bar. */
  'search-place': true;
  /** A search bar of the page itself. */
  'search-bar': true;
  /** Hidden while nothing is on the shortlist. */
  shortlisted: true;
  /** The number of hotels on the shortlist. */
  count: true;
  answers: true;
  /** Words that people type for an answer and that are not in it. */
  'also-asked': string;
  category: true;
  /** The search words, on the element around the results. */
  found: string;
  'found-hotels': true;
  /** The id of the hotel that a card beside the map shows. */
  hotel: string;
  /** The bar at the bottom of the window, above which messages stay. */
  'bottom-bar': true;
  /** The card of a hotel that is highlighted on the map; for style sheets. */
  highlighted: true;
  /** The hotels of a marker on the map. */
  marker: string;
  /** What a button of the shortlist does, and to which hotel. */
  control: `${'up' | 'down' | 'remove'}:${string}`;
  /** The id of the hotel whose fit for the visitor's family is said here. */
  fit: string;
  /** A link to the hotels that fit the visitor's family; hidden while there is none. */
  'family-hotels': true;
  /** A price in one currency; the tokens of `@myler/ui` show one of them. */
  price: CurrencyCode;
  /** On the link of a stylesheet: the URLs of the build's stylesheets in it (`build/page-stylesheets.ts`). */
  files: string;
  /** The message of a part that failed (`@myler/ui/error-boundary`). */
  failure: true;
}

/** Attributes of `<html>`. */
export interface DocumentMarks {
  /** The currency whose prices a style sheet shows. */
  currency: CurrencyCode;
  /** The visitor has described a family; style sheets make room for what is said about it. */
  family: true;
  /** The configuration that the operator passes to browsers, as JSON. */
  env: string;
  /** The address of the application. */
  entry: string;
  /** The application has started. */
  ready: true;
  /** Another document is being loaded. */
  leaving: true;
  /** The page is laid out whole from the beginning (`loading/partial-layout.css`). */
  whole: true;
}

/** Each attribute that scripts of the site look for, with the type of its value; `true` has no value. */
export interface LiveAttributes extends Presses, PressDetails, Marks, DocumentMarks {}

export type LiveName = keyof LiveAttributes;

/** Names whose attributes have a value. */
export type NameWithValue = {
  [Name in LiveName]: LiveAttributes[Name] extends string ? Name : never;
}[LiveName];
