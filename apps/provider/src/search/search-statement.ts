import { sql, type SQL } from 'drizzle-orm';
import { searchKinds, type SearchKind } from '@myler/config/hotels';
import type { Page } from '../content/documents.ts';
import type { Condition } from '../hotels/conditions.ts';
import { Intersections } from '../hotels/intersections.ts';
import { membersAt } from '../hotels/trait.ts';
import { documents, hotels, searchEntries } from '../store/schema.ts';
import { needConditions } from './need-conditions.ts';
import type { Need } from './needs/need.ts';

/** What one statement looks for. Queries are as PostgreSQL writes them; an empty list finds nothing. */
export interface Asked {
  kinds: readonly SearchKind[];
  page: Page;
  /** The whole query, and the subject that it is about, as names are written in the index. */
  phrases: readonly string[];
  /** Hotels have to meet all of these. */
  needs: readonly Need[];
  /** Hotels have to have all of these words. */
  left: readonly string[];
  /** Everything else has to have all of these words. */
  topics: readonly string[];
  /** Without needs: entries with most of the words will do, at least half. */
  isLoose: boolean;
}

/** One statement for the results of all kinds, their counts, and how many hotels meet each need. */
export function searchStatement(asked: Asked): SQL {
  const sets = new Intersections();
  const words = wordsCondition(asked);
  const withoutWords = sets.of(needConditions(asked.needs));
  const met = sets.of([...needConditions(asked.needs), ...words]);
  const alone = asked.needs.map((need) => sets.of(needConditions([need])));
  const without = asked.needs.map((need) =>
    sets.of([...needConditions(asked.needs.filter((other) => other !== need)), ...words]),
  );
  const countsOf = (columns: readonly SQL[]) =>
    columns.length === 0
      ? sql`'[]'::json`
      : sql`(select json_build_array(${sql.join(
          columns.map((column) => sql`coalesce(bit_count(${column}), 0)`),
          sql`, `,
        )}) from parts)`;
  return sql`with ${sets.ctes()},
    asked as materialized (
      select ${asked.left.join(' & ') || null}::tsquery as left_words, ${asked.topics.join(' & ') || null}::tsquery as topics,
        ${asked.left.join(' | ') || null}::tsquery as any_left, ${asked.topics.join(' | ') || null}::tsquery as any_topic
    ),
    found as materialized (${asked.isLoose ? withMostWords(asked) : withAllWords(asked, met, withoutWords)}),
    ${best(asked)}
    select ${hits(asked)} as hits,
      (select json_agg(json_build_object('kind', kind, 'count', count)) from (
        select kind, ${countOfKind(asked, met)} as count from found group by kind) each_kind) as counts,
      (${countsOf([withoutWords])}) -> 0 as "withoutWords", ${countsOf(alone)} as alone, ${countsOf(without)} as without`;
}

/**
 * What is known of each entry that was found. It is short, because there may be ten thousand: `row` is where the entry is
 * stored, and `rank` a hotel's position, which is the order of their weights; other entries are before all hotels.
 */
const foundColumns = ({ phrases }: Asked): SQL => sql`entry.ctid as row, entry.kind,
  ${isNamed(phrases)} as is_named,
  case when entry.kind = 'hotel' then entry.position else -1 end as rank,
  case when entry.kind <> 'hotel' then entry.weight end as weight, case when entry.kind <> 'hotel' then entry.id end as id`;

const isIn = (part: string): SQL => sql`position(${part} in entry.names) > 0`;
const isNamed = (phrases: readonly string[]): SQL => sql`(${sql.join(phrases.map(isIn), sql` or `)})`;

const ofKinds = (kinds: readonly SearchKind[]): SQL =>
  kinds.length === searchKinds.length ? sql`true` : sql`entry.kind = any(${`{${kinds.join(',')}}`}::text[])`;

function withAllWords(asked: Asked, met: SQL, withoutWords: SQL): SQL {
  const { kinds, needs, phrases, left } = asked;
  const columns = foundColumns(asked);
  const isMet = sql`get_bit(${met}, entry.position) = 1`;
  // If no hotel meets the needs, a text that has some of their words is no answer. A page may be about the other words.
  const others = sql`select ${columns}, false as meets from ${searchEntries} entry, asked
    where entry.words @@ asked.topics and ${ofKinds(kinds.filter((kind) => kind !== 'hotel'))}
      ${needs.length > 0 ? sql`and (${left.length > 0 ? sql`entry.kind = 'page' or ` : sql``}(select bit_count(${withoutWords}) > 0 from parts))` : sql``}`;
  if (!kinds.includes('hotel')) return others;
  // A hotel whose name was typed is found, although its name has the words of a need.
  const named = sql`select ${columns}, false as meets
    from ${hotels} hotel join ${searchEntries} entry on entry.kind = 'hotel' and entry.id = hotel.id, parts
    where hotel.name_key collate "C" = any(${`{${phrases.map((phrase) => `"${phrase}"`).join(',')}}`}::text[]) and (${isMet}) is not true`;
  const byWords = sql`select ${columns}, false as meets from ${searchEntries} entry, asked
    where entry.kind = 'hotel' and entry.words @@ asked.left_words`;
  // All of them are counted by their bits; only those that can be paged through are looked up.
  const byNeeds = sql`select ${columns}, true as meets
    from (
      select position from parts, generate_series(0, length(${met}) - 1) as position
      where get_bit(${met}, position) = 1 order by position limit ${MAX_RANKED}
    ) first join ${hotels} hotel on hotel.position = first.position
      join ${searchEntries} entry on entry.kind = 'hotel' and entry.id = hotel.id`;
  if (needs.length === 0) return sql`${others} union all ${byWords}`;
  return sql`${others} union all ${named} union all (${byNeeds})`;
}

function countOfKind({ needs, isLoose }: Asked, met: SQL): SQL {
  if (needs.length === 0 || isLoose) return sql`count(*)::int`;
  return sql`(case when kind = 'hotel' then count(*) filter (where not meets) + (select bit_count(${met}) from parts) else count(*) end)::int`;
}

/** The words that hotels need beside their facts, as a set, so that it can be intersected with those of the needs. */
function wordsCondition({ needs, left }: Asked): Condition[] {
  if (needs.length === 0 || left.length === 0) return [];
  const found = sql`select ${searchEntries.position} from ${searchEntries}
    where ${searchEntries.kind} = 'hotel' and ${searchEntries.words} @@ ${left.join(' & ')}::tsquery`;
  return [{ key: 'words', members: membersAt(found) }];
}

function withMostWords(asked: Asked): SQL {
  const words = asked.topics.map((word) => sql`(${word}::tsquery)`);
  return sql`
    select ${foundColumns(asked)}, false as meets
    from (
      select loose.row, loose.held, max(loose.held) over () as most
      from (
        select entry.ctid as row, count(*) as held
        from (values ${sql.join(words, sql`, `)}) as word (query), ${searchEntries} entry
        where entry.words @@ word.query and ${ofKinds(asked.kinds)} group by entry.ctid
      ) loose
    ) held join ${searchEntries} entry on entry.ctid = held.row
    where held.held = held.most and held.held * 2 >= ${words.length}`;
}

/** The page of the best entries of `found`. */
const best = ({ phrases, page: { page, limit } }: Asked): SQL => sql`
    likely as (
      select row, meets from found order by is_named desc, rank, weight desc, id limit ${MAX_RANKED}
    ),
    best as materialized (
      select entry.kind, entry.id, entry.label, entry.detail, entry.weight, ${score(phrases)} as score
      from likely join ${searchEntries} entry on entry.ctid = likely.row, asked
      order by score desc, weight desc, kind, id limit ${limit} offset ${(page - 1) * limit}
    )`;

/** A hotel's texts are half of it, and only words are looked for in them. */
const TEXTS = '{story,privileges,loved,notFor,food,gettingThere,seasons}';

const hits = ({ needs, left }: Asked): SQL => sql`
      (select json_agg(json_build_object('kind', best.kind, 'id', best.id, 'label', best.label, 'detail', best.detail,
          'hotel', ${needs.length > 0 && left.length === 0 ? sql`hotel.data - ${TEXTS}::text[]` : sql`hotel.data`}, 'document', document.data) order by best.score desc, best.weight desc, best.kind, best.id)
        from best
          left join ${hotels} hotel on best.kind = 'hotel' and hotel.id = best.id
          left join ${documents} document on document.kind = case best.kind
            when 'inspiration' then 'inspirations' when 'article' then 'articles' when 'page' then 'faq' end
            and document.id = case best.kind when 'page' then split_part(best.id, '#', 2) else best.id end)`;

/** Weights of full text, one-line descriptions, facts and names: PostgreSQL's D, C, B, A. */
const WEIGHTS = sql.raw(`'{0.02, 0.15, 0.4, 1}'::float4[]`);

/** Between two equal matches, the one that leads to more results comes first. */
const KIND_BONUS = sql.raw(
  `case entry.kind when 'place' then 0.9::float8 when 'hotel' then 0.7::float8 when 'inspiration' then 0.6::float8
    when 'article' then 0.1::float8 else 0::float8 end`,
);

/** A hotel whose facts answer comes before whatever only has the words. */
const NEEDS_BONUS = sql.raw(`0.5::float8`);

/**
 * How many entries are ranked and can be paged through. A query that matches more is too general for a useful ranking:
 * entries with the phrase in a name are taken first, then entries that are not hotels, then the most loved hotels.
 */
const MAX_RANKED = 300;

/** How well an entry matches: where the words are, whether a name is the typed phrase, its kind, its facts. In twentieths. */
function score(phrases: readonly string[]): SQL {
  const closeness = sql`greatest(${sql.join(
    phrases.map(
      (phrase) => sql`case when not ${isIn(phrase)} then 0::float8
        when ${isIn(`|${phrase}|`)} then 3::float8
        when ${isIn(`|${phrase}`)} then 1.2::float8
        when ${isIn(` ${phrase}`)} then 0.3::float8
        else 0::float8 end`,
    ),
    sql`, `,
  )})`;
  const words = sql`coalesce(ts_rank(${WEIGHTS}, entry.head, case when likely.meets then asked.any_left else asked.any_topic end), 0)`;
  return sql`round((${words} + ${closeness} + ${KIND_BONUS} + case when likely.meets then ${NEEDS_BONUS} else 0::float8 end) * 20)`;
}
