import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useHydrateAtoms } from 'jotai/utils';
import { useLayoutEffect } from 'react';
import { createGatewayClient } from '@myler/api-client/gateway';
import type { PagePath } from '@myler/config/pages';
import {
  beginSearchAtom,
  closeSuggestionsAtom,
  searchBarAtom,
  searchInputValueAtom,
  searchSourceAtom,
  searchSourceOf,
  selectedSuggestionAtom,
  openSuggestionsAtom,
  typeInSearchAtom,
} from '@myler/state/search';
import { SearchBox } from '@myler/ui/search-box';
import { navigateAtom } from '../../store/site-store.ts';
import { analyticsOf } from '../../analytics/analytics.ts';
import {
  hitAddress,
  searchAddress,
  searchStatus,
  hitGroups,
  inspirationGroups,
  suggestionId,
} from '@myler/domain/search';
import { SearchNotice } from './SearchNotice.tsx';
import { accessToken } from '../../visitor/access-token.ts';

/** By the time of a retry the visitor has typed the next letter. */
const { call } = createGatewayClient({ token: accessToken, timeout: 6_000, retries: 0 });

export interface SearchBarProps {
  /** The search words in the page's address. */
  words?: string;
  /** Whether an empty field offers the inspirations. Not above filters, because the list would cover them. */
  offersInspirations?: boolean;
  /** Called when a suggestion or a submitted search leads to another page. */
  onLeave?: () => void;
}

/**
 * The search bar (docs/specification.md, section 3), in the header and on pages. Without JavaScript it is a plain form.
 */
export function SearchBar({ words = '', offersInspirations: mayOffer = true, onLeave }: SearchBarProps) {
  const store = useStore();
  const search = useSearch(words);
  const { value, searchedFor, hits, offersInspirations, hasFailed } = search;
  const inspirations = mayOffer ? search.inspirations : [];
  const suggestions = offersInspirations ? inspirations.map(inspirationHit) : hits;
  const suggestionOf = (id: string | undefined) => suggestions.find((hit) => suggestionId(hit) === id);
  const navigate = (address: string, query: string) => {
    if (query) analyticsOf(store).track('Products Searched', { query });
    onLeave?.();
    store.get(navigateAtom).to(address);
  };
  const hasNotice = !offersInspirations && (search.noResultsFound || hasFailed);
  return (
    <SearchBox
      label="Where to"
      placeholder="Place, hotel or mood"
      action={'/search-results' satisfies PagePath}
      value={value}
      onChange={useSetAtom(typeInSearchAtom)}
      onSearch={(submittedText) => navigate(searchAddress(submittedText), submittedText.trim())}
      groups={offersInspirations ? inspirationGroups(inspirations) : hitGroups(hits)}
      inColumns={offersInspirations}
      isOpen={search.isOpen}
      onOpen={useSetAtom(openSuggestionsAtom)}
      onClose={useSetAtom(closeSuggestionsAtom)}
      selectedId={search.selected && suggestionId(search.selected)}
      onSelect={(id) => store.set(selectedSuggestionAtom, suggestionOf(id))}
      onChoose={(id) => {
        const chosen = suggestionOf(id);
        if (chosen) navigate(hitAddress(chosen), value.trim());
      }}
      matching={offersInspirations ? '' : searchedFor}
      isBusy={search.isLoading}
      status={searchStatus({ ...search, count: suggestions.length })}
      notice={
        hasNotice && (
          <SearchNotice hasFailed={hasFailed} searchedFor={searchedFor} hasEarlierSuggestions={hits.length > 0} />
        )
      }
    />
  );
}

/** What the visitor typed and what was found for it. Starts with the search words of the page's address. */
function useSearch(words: string) {
  const store = useStore();
  useHydrateAtoms([[searchInputValueAtom, words]]);
  useLayoutEffect(() => {
    store.set(searchSourceAtom, searchSourceOf(call));
    store.set(beginSearchAtom, words);
  }, [store, words]);
  return useAtomValue(searchBarAtom);
}

function inspirationHit({ id, title }: { id: string; title: string }) {
  return { kind: 'inspiration' as const, id, label: title, reason: 'By its name' };
}
