/** A history entry and its page. */
export interface Entry {
  key: string;
  /** Path and query. */
  page: string;
}

/** How the visitor asks for the next page. `traversal` is Back, Forward, or an address that changed otherwise. */
export type TurnKind = 'link' | 'in-place' | 'traversal';

/**
 * A page turn, as a state machine without effects:
 *
 * `idle` → `fetching` → `left` → `shown` → `fetching` → …
 *
 * Nothing was asked for; the next page is being fetched; the page that was shown has been remembered, because the next one
 * replaces it; the next one is shown. A page may be asked for while another is being fetched: the last one wins.
 */
export interface PageTurn {
  readonly status: 'idle' | 'fetching' | 'left' | 'shown';
  /** The entry whose page is shown. While the next page is being fetched, `location` is already that of the next page. */
  readonly shown: Entry;
  readonly kind?: TurnKind;
  /** The key of the entry that was added last. */
  readonly addedKey?: string | undefined;
}

/** Nothing was asked for: the document shows the page that the server rendered. */
export function idle(shown: Entry): PageTurn {
  return { status: 'idle', shown };
}

/** A link was followed. */
export function request(turn: PageTurn, kind: 'link' | 'in-place'): PageTurn {
  return { ...turn, status: 'fetching', kind };
}

/** The entry of the page that was asked for is in the history. */
export function entryAdded(turn: PageTurn, addedKey: string | undefined): PageTurn {
  return { ...turn, addedKey };
}

/** The visitor went back or forward. Before anything was asked for, the browser loads a document. */
export function traverse(turn: PageTurn): PageTurn {
  return turn.status === 'idle' ? turn : { ...turn, status: 'fetching', kind: 'traversal' };
}

/** The next page is about to replace the one that is shown. */
export function leave(turn: PageTurn): PageTurn {
  return { ...turn, status: 'left' };
}

/** The page of this entry has been rendered. */
export function show(turn: PageTurn, shown: Entry): PageTurn {
  return { ...turn, status: 'shown', shown };
}

/**
 * Whether the entry of the next page must replace the current one, whose page was never rendered. A browser does so for a
 * document that never loaded.
 */
export function mustReplaceEntry({ shown, addedKey }: PageTurn, currentKey: string | undefined): boolean {
  return addedKey !== shown.key && addedKey === currentKey;
}

/**
 * Whether Back leads to the page that is already shown: from another hash of it, or before the next page was rendered.
 */
export function isBackOnShownPage({ kind, shown }: PageTurn, current: Entry): boolean {
  return kind === 'traversal' && current.page === shown.page;
}
