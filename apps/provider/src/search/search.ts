import { sql, type SQL } from 'drizzle-orm';
import type { SearchHit, SearchResponse } from '@myler/api-client/contract';
import { searchKinds, type SearchKind } from '@myler/config/hotels';
import type { Page } from '../content/documents.ts';
import type { DocumentEntry } from '../content/document-entries.ts';
import type { HotelEntry } from '../content/hotel-entry.ts';
import { pictureOf } from '../content/scene.ts';
import { briefOf, summaryOf } from '../hotels/to-contract.ts';
import type { Database } from '../store/database.ts';
import { rowsOf } from '../store/rows.ts';
import { documents, hotels, searchEntries } from '../store/schema.ts';
import { wordsOf } from './text/normalise-text.ts';
import { searchQueryCtes } from './text/correct-spelling.ts';
import { reasonFor, type CorrectedWord } from './reason.ts';

interface Row {
  kind: SearchKind;
  id: string;
  label: string;
  detail: string | null;
  hotel: HotelEntry | null;
  document: unknown;
}

interface SearchRow {
  hits: Row[] | null;
  counts: { kind: SearchKind; count: number }[] | null;
  corrected: CorrectedWord[] | null;
}

/**
 * Finds entries by words, best first. It returns the entries that have all of the words. If there are none, a second
 * statement returns those that have most of them, and at least half. {@link score} gives the order; entries with the same
 * score are ordered by weight.
 */
export async function search(
  db: Database,
  query: Page & { q: string; kinds?: string | undefined },
): Promise<SearchResponse> {
  const words = wordsOf(query.q);
  const kinds = searchKinds.filter((kind) => !query.kinds || query.kinds.split(',').includes(kind));
  if (words.length === 0 || kinds.length === 0) return { items: [], total: 0, counts: [] };
  const phrase = words.join(' ');
  const found = (ctes: SQL) =>
    rowsOf<SearchRow>(db, sql`with ${searchQueryCtes(words)}, ${ctes}, ${best(phrase, query)}`);
  const [strict] = await found(withAllWords(phrase, kinds));
  // With one word, whatever has most of the words has all of them.
  const [result] = strict?.counts || words.length === 1 ? [strict] : await found(withMostWords(phrase, kinds));
  const counts = result?.counts ?? [];
  return {
    items: (result?.hits ?? []).map((row) => hitOf(row, result?.corrected ?? [])),
    total: counts.reduce((sum, { count }) => sum + count, 0),
    counts: kinds.flatMap((kind) => counts.find((counted) => counted.kind === kind) ?? []),
  };
}

/**
 * What is known of each entry that was found. It is short, because there may be ten thousand: `row` is where the entry is
 * stored, and `rank` a hotel's position, which is the order of their weights; other entries are before all hotels.
 */
const foundColumns = (phrase: string): SQL => sql`entry.ctid as row, entry.kind,
  position(${phrase} in entry.names) > 0 as is_named,
  case when entry.kind = 'hotel' then entry.position else -1 end as rank,
  case when entry.kind <> 'hotel' then entry.weight end as weight, case when entry.kind <> 'hotel' then entry.id end as id`;

const ofKinds = (kinds: readonly SearchKind[]): SQL =>
  kinds.length === searchKinds.length ? sql`true` : sql`entry.kind = any(${`{${kinds.join(',')}}`}::text[])`;

const withAllWords = (phrase: string, kinds: readonly SearchKind[]): SQL => sql`
  found as materialized (
    select ${foundColumns(phrase)}
    from ${searchEntries} entry, asked where entry.words @@ asked.all_words and ${ofKinds(kinds)}
  )`;

const withMostWords = (phrase: string, kinds: readonly SearchKind[]): SQL => sql`
  loose as materialized (
    select entry.ctid as row, count(*) as held
    from corrected, ${searchEntries} entry
    where numnode(corrected.query) > 0 and entry.words @@ corrected.query and ${ofKinds(kinds)}
    group by entry.ctid
  ),
  found as materialized (
    select ${foundColumns(phrase)}
    from loose join ${searchEntries} entry on entry.ctid = loose.row, asked
    where held * 2 >= asked.words and held = (select max(held) from loose)
  )`;

/** The page of the best entries of `found`, and what is known of all. */
const best = (phrase: string, { page, limit }: Page): SQL => sql`
    likely as (
      select row from found order by is_named desc, rank, weight desc, id limit ${MAX_RANKED}
    ),
    best as materialized (
      select entry.kind, entry.id, entry.label, entry.detail, entry.weight, ${score(phrase)} as score
      from likely join ${searchEntries} entry on entry.ctid = likely.row, asked
      order by score desc, weight desc, kind, id limit ${limit} offset ${(page - 1) * limit}
    )
    select
      (select json_agg(json_build_object('kind', best.kind, 'id', best.id, 'label', best.label, 'detail', best.detail,
          'hotel', hotel.data, 'document', document.data) order by best.score desc, best.weight desc, best.kind, best.id)
        from best
          left join ${hotels} hotel on best.kind = 'hotel' and hotel.id = best.id
          left join ${documents} document on document.kind = case best.kind
            when 'inspiration' then 'inspirations' when 'article' then 'articles' when 'page' then 'faq' end
            and document.id = case best.kind when 'page' then split_part(best.id, '#', 2) else best.id end) as hits,
      (select json_agg(json_build_object('kind', kind, 'count', count)) from (
        select kind, count(*)::int as count from found group by kind) each_kind) as counts,
      (select json_agg(json_build_object('word', word, 'isLast', is_last, 'standsFor', coalesce(tsvector_to_array(
          to_tsvector('spelled', replace(query::text, '''', ' '))), '{}')) order by place) from corrected
        where numnode(query) > 0) as corrected`;

/** Weights of full text, one-line descriptions, facts and names: PostgreSQL's D, C, B, A. */
const WEIGHTS = sql.raw(`'{0.02, 0.15, 0.4, 1}'::float4[]`);

/** Between two equal matches, the one that leads to more results comes first. */
const KIND_BONUS = sql.raw(
  `case entry.kind when 'place' then 0.9::float8 when 'hotel' then 0.7::float8 when 'inspiration' then 0.6::float8
    when 'article' then 0.1::float8 else 0::float8 end`,
);

/**
 * How many entries are ranked and can be paged through. A query that matches more is too general for a useful ranking:
 * entries with the phrase in a name are taken first, then entries that are not hotels, then the most loved hotels.
 */
const MAX_RANKED = 300;

/** How well an entry matches: where the words are, whether a name is the typed phrase, and its kind. In twentieths. */
function score(phrase: string): SQL {
  const isIn = (part: string) => sql`position(${part} in entry.names) > 0`;
  const closeness = sql`case when not ${isIn(phrase)} then 0::float8
    when ${isIn(`|${phrase}|`)} then 3::float8
    when ${isIn(`|${phrase}`)} then 1.2::float8
    when ${isIn(` ${phrase}`)} then 0.3::float8
    else 0::float8 end`;
  return sql`round((ts_rank(${WEIGHTS}, entry.head, asked.any_word) + ${closeness} + ${KIND_BONUS}) * 20)`;
}

function hitOf(row: Row, corrected: readonly CorrectedWord[]): SearchHit {
  const hit = {
    kind: row.kind,
    id: row.id,
    label: row.label,
    ...(row.detail ? { detail: row.detail } : {}),
    reason: reasonFor(row, corrected),
  };
  if (row.hotel) {
    const hotel = summaryOf(briefOf(row.hotel));
    return { ...hit, picture: hotel.picture, hotel };
  }
  const { scene } = (row.document ?? {}) as Partial<DocumentEntry<'articles'>>;
  if (!scene) return hit;
  return { ...hit, picture: pictureOf(`${row.kind === 'article' ? 'articles' : 'inspirations'}/${row.id}`, scene) };
}
