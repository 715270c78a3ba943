import type { SearchHit, SearchResponse } from '@myler/api-client/contract';
import type { SearchKind } from '@myler/config/hotels';
import { Pagination } from '@myler/ui/pagination';
import { Price } from '@myler/ui/price';
import { ResultRow } from '@myler/ui/result-row';
import { Tabs } from '@myler/ui/tabs';
import { priceTexts } from '@myler/domain/membership';
import { hitAddress, RESULTS_PER_PAGE, searchQueryAddress, type SearchQuery } from '@myler/domain/search';
import { FitLine } from '../../features/hotels/FitLine.tsx';
import { FavouriteButton } from '../../features/shortlist/FavouriteButton.tsx';
import { live } from '@myler/islands/attributes';
import { Text } from '@myler/ui/text';
import styles from './search-results.Found.module.css';

const kinds: Record<SearchKind, { one: string; many: string }> = {
  place: { one: 'Place', many: 'Places' },
  hotel: { one: 'Hotel', many: 'Hotels' },
  inspiration: { one: 'Inspiration', many: 'Inspirations' },
  article: { one: 'From the journal', many: 'Journal' },
  page: { one: 'On this site', many: 'Pages' },
};

/** The results, each with the reason why it matches, and a tab for each kind among them. */
export function SearchFound({ query, response }: { query: SearchQuery; response: SearchResponse }) {
  const counts = response.counts.filter(({ count }) => count > 0);
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const { q, kind } = query;
  return (
    // Marked with the search words: when the next search fails, these results stay and say what they are for.
    <div {...live({ found: q })} className={styles.found}>
      <Tabs
        label="Kinds of results"
        items={[
          { label: `Everything (${all})`, href: searchQueryAddress({ q }), current: !kind },
          ...counts.map((entry) => ({
            label: `${kinds[entry.kind].many} (${entry.count})`,
            href: searchQueryAddress({ q, kind: entry.kind }),
            current: entry.kind === kind,
          })),
        ]}
      />
      <Text tone="quiet" className={styles.count} role="status">
        {countInWords(response.total, query)}
      </Text>
      <ol className={styles.list}>
        {response.items.map((hit) => (
          <li key={`${hit.kind}:${hit.id}`}>
            <Result hit={hit} words={q} />
          </li>
        ))}
      </ol>
      <Pagination
        label="Results"
        current={query.page}
        total={Math.ceil(response.total / RESULTS_PER_PAGE)}
        hrefOf={(page) => searchQueryAddress({ ...query, page })}
      />
    </div>
  );
}

function Result({ hit, words }: { hit: SearchHit; words: string }) {
  const { hotel } = hit;
  return (
    <ResultRow
      kind={kinds[hit.kind].one}
      title={hit.label}
      href={hitAddress(hit)}
      reason={hit.reason}
      detail={
        hotel ? (
          <>
            <span>{`${hotel.place}. ${hotel.line}`}</span>
            <FitLine hotelId={hotel.id} />
          </>
        ) : (
          hit.detail
        )
      }
      picture={hit.picture ?? hotel?.picture}
      matching={words}
      action={hotel && <FavouriteButton hotel={hotel} />}
      price={
        hotel && (
          <span>
            from <Price prices={priceTexts(hotel.priceFrom)} />
          </span>
        )
      }
    />
  );
}

function countInWords(total: number, { q, kind, page }: SearchQuery): string {
  const what = kind ? kinds[kind].many.toLowerCase() : 'results';
  const many = total === 1 ? 'One result' : `${total} ${what}`;
  const pages = Math.ceil(total / RESULTS_PER_PAGE);
  return `${many} for “${q}”${pages > 1 ? `, page ${page} of ${pages}` : ''}.`;
}
