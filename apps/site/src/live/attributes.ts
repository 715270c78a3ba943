import type { CurrencyCode } from '@myler/config/currencies';
import type { MembershipId } from '@myler/config/memberships';
import type { DialogType } from '@myler/state/dialogs';

/**
 * When an island's code is fetched and started: with the application, when it comes near the screen, or when somebody
 * points at it, touches it or focuses it.
 */
export type Wake = 'load' | 'visible' | 'intent';

/** What a press does. Each has its handler in `app/event-delegation.ts`, and does in `e2e/live.ts` what it is there for. */
export interface Presses {
  dialog: DialogType;
  /** Lays the search bar out, or leads to the page's own. */
  search: true;
  /** The id of a hotel, to be kept or let go. */
  heart: string;
  /** Ids of hotels, to be added to the visitor's own list. */
  'keep-list': string;
  print: true;
  /** An address to send to somebody. */
  share: string;
  /** The id of the element whose words are copied. */
  copy: string;
}

/** What a press needs to know besides. */
export interface PressDetails {
  /** The card that a dialog begins with. */
  membership: MembershipId;
  /** The dialog begins with a gift card. */
  gift: true;
  /** Of the hotel that is kept. */
  name: string;
  /** Of the page that is shared. */
  title: string;
}

/** What a link, a form or a place of a page is to the scripts that look for it. */
export interface Marks {
  /** The boot script keeps a press that comes before the application. */
  app: true;
  /** The name of an island; the registry checks it where one is placed. */
  island: string;
  wake: Wake;
  /** A link that loads a document. */
  reload: true;
  /** Links in it fill the same page differently: focus and scroll stay. */
  'in-place': true;
  /** A plain GET form whose answer is the page it stands on: it needs no button. */
  'auto-submit': true;
  /** Where what became of a press is said. */
  said: true;
  /** Where the header lays its search bar out. */
  'search-place': true;
  /** A search bar of the page itself. */
  'search-bar': true;
  /** Hidden while nothing is on the shortlist. */
  shortlisted: true;
  /** How many are on the shortlist. */
  count: true;
  answers: true;
  category: true;
  /** The words that were looked for, around what was found. */
  found: string;
  'found-hotels': true;
  /** The id of the hotel that a card beside the map shows. */
  hotel: string;
  /** The card of a hotel that is pointed at on the map; a style sheet shows it. */
  lit: true;
  /** The hotels of an arch on the map. */
  marker: string;
  /** What a button of a list does, and to which of its hotels. */
  control: `${'up' | 'down' | 'remove'}:${string}`;
  /** A price of a currency; the tokens of `@myler/ui` show one of them. */
  price: CurrencyCode;
  /** The line of what failed (`@myler/ui/error-boundary`). */
  failure: true;
}

/** What stands on `<html>`. */
export interface DocumentMarks {
  /** The currency whose prices a style sheet shows. */
  currency: CurrencyCode;
  /** What the operator lets a browser see, as JSON. */
  env: string;
  /** Where the application is. */
  entry: string;
  /** The application has arrived. */
  ready: true;
  /** Another document is being loaded. */
  leaving: true;
}

/** Each attribute of a page that scripts of the site look for, and its value; `true` has none. */
export interface LiveAttributes extends Presses, PressDetails, Marks, DocumentMarks {}

export type LiveName = keyof LiveAttributes;

/** Names whose attributes have a value. */
export type NameWithValue = {
  [Name in LiveName]: LiveAttributes[Name] extends string ? Name : never;
}[LiveName];
