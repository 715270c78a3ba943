import type { Inspiration, SearchResponse } from '@myler/api-client/contract';
import { Label } from '@myler/ui/label';
import { Section } from '@myler/ui/section';
import type { Outcome } from '../../data/outcome.ts';
import { Island } from '@myler/islands/island';
import { ListFailed } from '../../features/fallbacks/ListFailed.tsx';
import { PageSearch } from '../../features/search/search.island.tsx';
import { SearchFound } from './search-results.Found.tsx';
import { SearchFoundNothing } from './search-results.FoundNothing.tsx';
import { SearchInvitation } from './search-results.Invitation.tsx';
import { SearchUnderstood } from './search-results.Understood.tsx';
import { searchQueryAddress, type SearchQuery } from '@myler/domain/search';
import { Heading } from '@myler/ui/heading';
import { Stack } from '@myler/ui/layout';
import styles from './SearchResultsPage.module.css';

export interface SearchResultsPageProps {
  query: SearchQuery;
  /** Absent when the search is empty. */
  found?: Outcome<SearchResponse>;
  inspirations: Outcome<{ items: Inspiration[] }>;
}

export function SearchResultsPage({ query, found, inspirations }: SearchResultsPageProps) {
  const ideas = inspirations.ok ? inspirations.data.items : [];
  return (
    <Section band="paper">
      <Stack gap={7} className={styles.opening}>
        <Label>Search</Label>
        <Heading level={1} className={styles.title}>
          {titleOf(query, found)}
        </Heading>
        <Island of="search" hydrateOn="intent" component={PageSearch} words={query.q} />
      </Stack>
      {!found && <SearchInvitation inspirations={ideas} />}
      {found && !found.ok && (
        <ListFailed title="The results did not reach us." href={searchQueryAddress(query)} list="found">
          {(before) => (
            <>
              <span>{`The connection was lost while we looked for “${query.q}”. Your search is still in the box.`}</span>
              {before !== undefined && <span>{` Below are the results for “${before}”.`}</span>}
              <span> Try again, or ring us and somebody will look it up.</span>
            </>
          )}
        </ListFailed>
      )}
      {found?.ok && <SearchUnderstood response={found.data} includesHotels={!query.kind || query.kind === 'hotel'} />}
      {found?.ok &&
        (found.data.counts.length > 0 || found.data.total > 0 ? (
          <SearchFound query={query} response={found.data} />
        ) : (
          <SearchFoundNothing words={query.q} inspirations={ideas} />
        ))}
    </Section>
  );
}

function titleOf({ q }: SearchQuery, found: Outcome<SearchResponse> | undefined): string {
  if (!found) return 'Where would they like to wake up?';
  if (!found.ok) return `We were looking for “${q}”.`;
  return found.data.total > 0 || found.data.counts.length > 0 ? `Results for “${q}”.` : `Nothing found for “${q}”.`;
}
