import type { CurrencyCode } from '@myler/config/currencies';
import type { MembershipId } from '@myler/config/memberships';
import type { AccountTask, DialogType } from '@myler/state/dialogs';

/** What an action does. Each has its handler in `app/event-delegation.ts` and its expected effect in `e2e/action-exercises.ts`. */
interface SiteActions {
  dialog: DialogType;
  /** Opens the header's search bar, or focuses the page's own. */
  search: true;
  /** The id of a hotel to add to the shortlist or remove from it. */
  favourite: string;
  /** Ids of hotels to add to the visitor's own shortlist. */
  'add-shared-list': string;
  print: true;
  /** An address to share. */
  share: string;
  /** The id of the element whose text is copied. */
  copy: string;
}

/** Further data of an action. */
interface SiteActionDetails {
  /** The tier that the dialog starts with. */
  membership: MembershipId;
  /** What the account’s dialog is opened for. */
  task: AccountTask;
  /** The dialog starts with a gift card. */
  gift: true;
  /** The name of that hotel. */
  name: string;
  /** The title of the shared page. */
  title: string;
}

/** Links, forms and other elements that scripts look for. */
interface SiteElements {
  /** The server's page: its parts below the window are laid out later (`shell/partial-layout.css`). */
  partial: true;
  /** Shows the result of an action. */
  'action-status': true;
  /** The place of the header's search bar. */
  'search-place': true;
  /** A search bar of the page itself. */
  'search-bar': true;
  /** A link to the shortlist with the number of hotels on it; hidden while it is empty. */
  shortlisted: true;
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
  /** A price in one currency; the tokens of `@myler/ui` show one of them. */
  price: CurrencyCode;
}

/** Attributes of `<html>`. */
interface SiteDocument {
  /** The currency whose prices a style sheet shows. */
  currency: CurrencyCode;
  /** The visitor has described a family; style sheets make room for what is said about it. */
  family: true;
  /** The member is on somebody else’s card: a style sheet hides the way to its payments. */
  guest: true;
  /** The configuration that the operator passes to browsers, as JSON. */
  env: string;
  /** The application has started. */
  ready: true;
  /** Another document is being loaded. */
  leaving: true;
  /** The page is laid out whole from the beginning (`shell/partial-layout.css`). */
  whole: true;
}

interface CustomElement {
  key?: string;
}

/** Custom elements that draw their own contents: React renders none in them (`@myler/islands/elements`). */
interface SiteCustomElements {
  /** What the hotel is for the visitor's family. */
  'fit-line': CustomElement & { hotel: string; class: string | undefined };
  /** A link to the hotels that fit the visitor's family. */
  'family-hotels': CustomElement;
  /** The three Mylers of a member who has three. */
  'member-desk': CustomElement;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends SiteCustomElements {}
  }
}

declare module '@myler/islands/attributes' {
  interface Actions extends SiteActions {}
  interface ActionDetails extends SiteActionDetails {}
  interface LiveAttributes extends SiteElements, SiteDocument {}
}
