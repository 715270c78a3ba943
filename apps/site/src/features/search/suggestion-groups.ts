import type { Inspiration, SearchHit } from '@myler/api-client/contract';
import { asLabel } from '../../data/as-label.ts';
import type { Suggestion, SuggestionGroup } from '@myler/ui/search-box';

const kinds = [
  { kind: 'place', label: 'Places' },
  { kind: 'hotel', label: 'Hotels' },
  { kind: 'inspiration', label: 'Inspirations' },
] as const;

/** What was found, by place, hotel and inspiration; a kind without any is left out. */
export function hitGroups(hits: readonly SearchHit[]): SuggestionGroup[] {
  return kinds
    .map(({ kind, label }) => ({
      id: kind,
      label,
      suggestions: hits.filter((hit) => hit.kind === kind).map(suggestionOf),
    }))
    .filter(({ suggestions }) => suggestions.length > 0);
}

/** What an empty box offers: inspirations, by feeling and by moment. */
export function inspirationGroups(inspirations: readonly Inspiration[]): SuggestionGroup[] {
  const of = (kind: Inspiration['kind']) =>
    inspirations
      .filter((inspiration) => inspiration.kind === kind)
      .map(({ id, title }) => ({ id: suggestionId({ kind: 'inspiration', id }), label: asLabel(title) }));
  return [
    { id: 'feeling', label: 'By feeling', suggestions: of('feeling') },
    { id: 'moment', label: 'By moment', suggestions: of('moment') },
  ].filter(({ suggestions }) => suggestions.length > 0);
}

/** Kinds have their own ids: an inspiration may be called what a page is called. */
export function suggestionId({ kind, id }: Pick<SearchHit, 'kind' | 'id'>): string {
  return `${kind}:${id}`;
}

function suggestionOf(hit: SearchHit): Suggestion {
  return { id: suggestionId(hit), label: asLabel(hit.label), detail: hit.hotel?.place ?? hit.detail ?? hit.reason };
}
