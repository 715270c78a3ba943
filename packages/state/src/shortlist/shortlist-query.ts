import { address } from '@myler/config/address';
import type { Query } from '@myler/config/pages';
import { formatShortlist, parseShortlist } from './storage.ts';

/** As many as can be read side by side. */
export const COMPARE_MAX = 4;

/** The query of a shared shortlist: its hotels, and which of them are compared. */
export interface ShortlistQuery {
  ids: string[];
  compare: string[];
}

/** Parses the query. Without a choice the first hotels of the list are compared. */
export function readShortlistQuery(search: Query<'/shortlist'>): ShortlistQuery {
  const ids = parseShortlist(textOf(search.ids));
  const chosen = parseShortlist(textOf(search.compare)).filter((id) => ids.includes(id));
  return { ids, compare: comparedOf(ids, search.compare === undefined ? undefined : chosen) };
}

/** The compared hotels of a list: the chosen ones in the list's order, or the first of the list. */
export function comparedOf(ids: readonly string[], chosen: readonly string[] | undefined): string[] {
  const wanted = chosen ? ids.filter((id) => chosen.includes(id)) : ids;
  return wanted.slice(0, COMPARE_MAX);
}

/** The address that shares a list. */
export function shortlistAddress(ids: readonly string[], compare?: readonly string[]): string {
  const search = { ids: formatShortlist(ids), compare: compare && formatShortlist(compare) };
  return address('/shortlist', { search });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
