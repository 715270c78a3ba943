import type { Inspiration, SearchHit } from '@myler/api-client/contract';
import { withoutFullStop } from '../words/headlines.ts';

/** A suggestion as `@myler/ui/search-box` shows it. */
export interface Suggestion {
  id: string;
  label: string;
  /** Where it is, or why it was found. */
  detail?: string | undefined;
}

export interface SuggestionGroup {
  id: string;
  /** "Places", "Hotels". */
  label: string;
  suggestions: readonly Suggestion[];
}

const kinds = [
  { kind: 'place', label: 'Places' },
  { kind: 'hotel', label: 'Hotels' },
  { kind: 'inspiration', label: 'Inspirations' },
] as const;

/** Hits grouped by place, hotel and inspiration; empty groups are left out. */
export function hitGroups(hits: readonly SearchHit[]): SuggestionGroup[] {
  return kinds
    .map(({ kind, label }) => ({
      id: kind,
      label,
      suggestions: hits.filter((hit) => hit.kind === kind).map(suggestionOf),
    }))
    .filter(({ suggestions }) => suggestions.length > 0);
}

/** Suggestions for an empty box: inspirations, by feeling and by moment. */
export function inspirationGroups(inspirations: readonly Inspiration[]): SuggestionGroup[] {
  const of = (kind: Inspiration['kind']) =>
    inspirations
      .filter((inspiration) => inspiration.kind === kind)
      .map(({ id, title }) => ({ id: suggestionId({ kind: 'inspiration', id }), label: withoutFullStop(title) }));
  return [
    { id: 'feeling', label: 'By feeling', suggestions: of('feeling') },
    { id: 'moment', label: 'By moment', suggestions: of('moment') },
  ].filter(({ suggestions }) => suggestions.length > 0);
}

/** Ids are unique only within a kind: an inspiration and a hotel may have the same id. */
export function suggestionId({ kind, id }: Pick<SearchHit, 'kind' | 'id'>): string {
  return `${kind}:${id}`;
}

function suggestionOf(hit: SearchHit): Suggestion {
  return {
    id: suggestionId(hit),
    label: withoutFullStop(hit.label),
    detail: hit.hotel?.place ?? hit.detail ?? hit.reason,
  };
}
