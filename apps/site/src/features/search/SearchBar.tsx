import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useHydrateAtoms } from 'jotai/utils';
import { useLayoutEffect } from 'react';
import type { PagePath } from '@myler/config/pages';
import {
  beginSearchAtom,
  debouncedSearchValueAtom,
  isLoadingSearchSuggestionListAtom,
  noResultsFoundAtom,
  putSuggestionsAwayAtom,
  searchFailedAtom,
  searchInputValueAtom,
  searchInspirationsAtom,
  searchSourceAtom,
  searchSuggestionListAtom,
  selectedSuggestionAtom,
  showInspirationCategoriesAtom,
  showSearchSuggestionsAtom,
  showSuggestionsAtom,
  typeInSearchAtom,
} from '@myler/state/search';
import { SearchBox } from '@myler/ui/search-box';
import { navigateAtom } from '../../store/site-store.ts';
import { analyticsOf } from '../../analytics/analytics.ts';
import { hitAddress, searchAddress } from './hit-address.ts';
import { SearchNotice } from './SearchNotice.tsx';
import { searchSource } from './search-source.ts';
import { searchStatus } from './search-status.ts';
import { hitGroups, inspirationGroups, suggestionId } from './suggestion-groups.ts';

export interface SearchBarProps {
  /** The words of the page's address. */
  words?: string;
  /** Called when a choice or words lead to another page. */
  onLeave?: () => void;
}

/**
 * The search bar (docs/specification.md, section 3), in the header and on pages. Without JavaScript it is a plain form.
 */
export function SearchBar({ words = '', onLeave }: SearchBarProps) {
  const store = useStore();
  useHydrateAtoms([[searchInputValueAtom, words]]);
  const begin = useSetAtom(beginSearchAtom);
  useLayoutEffect(() => {
    store.set(searchSourceAtom, searchSource());
    begin(words);
  }, [begin, store, words]);

  const value = useAtomValue(searchInputValueAtom);
  const soughtFor = useAtomValue(debouncedSearchValueAtom);
  const hits = useAtomValue(searchSuggestionListAtom);
  const isOpen = useAtomValue(showSearchSuggestionsAtom);
  const selected = useAtomValue(selectedSuggestionAtom);
  const offersInspirations = useAtomValue(showInspirationCategoriesAtom);
  const inspirations = useAtomValue(searchInspirationsAtom);
  const isLoading = useAtomValue(isLoadingSearchSuggestionListAtom);
  const noResultsFound = useAtomValue(noResultsFoundAtom);
  const hasFailed = useAtomValue(searchFailedAtom);
  const type = useSetAtom(typeInSearchAtom);
  const show = useSetAtom(showSuggestionsAtom);
  const putAway = useSetAtom(putSuggestionsAwayAtom);
  const select = useSetAtom(selectedSuggestionAtom);

  const suggestions = offersInspirations ? inspirations.map(inspirationHit) : hits;
  const navigate = (address: string, query: string) => {
    if (query) analyticsOf(store).track('Products Searched', { query });
    onLeave?.();
    store.get(navigateAtom).to(address);
  };
  const hasTrouble = !offersInspirations && (noResultsFound || hasFailed);
  return (
    <SearchBox
      label="Where to"
      placeholder="Place, hotel or mood"
      action={'/search-results' satisfies PagePath}
      value={value}
      onChange={type}
      onSearch={(sent) => navigate(searchAddress(sent), sent.trim())}
      groups={offersInspirations ? inspirationGroups(inspirations) : hitGroups(hits)}
      inColumns={offersInspirations}
      isOpen={isOpen}
      onOpen={show}
      onClose={putAway}
      selectedId={selected && suggestionId(selected)}
      onSelect={(id) => select(suggestions.find((hit) => suggestionId(hit) === id))}
      onTake={(id) => {
        const taken = suggestions.find((hit) => suggestionId(hit) === id);
        if (taken) navigate(hitAddress(taken), value.trim());
      }}
      matching={offersInspirations ? '' : soughtFor}
      isBusy={isLoading}
      status={searchStatus({
        isOpen,
        offersInspirations,
        isLoading,
        hasFailed,
        soughtFor,
        count: suggestions.length,
      })}
      notice={hasTrouble && <SearchNotice hasFailed={hasFailed} soughtFor={soughtFor} hadFound={hits.length > 0} />}
    />
  );
}

function inspirationHit({ id, title }: { id: string; title: string }) {
  return { kind: 'inspiration' as const, id, label: title, reason: 'By its name' };
}
