import { sql, type SQL } from 'drizzle-orm';
import { searchWords } from '../store/schema.ts';

/** How similar a known word must be to replace an unknown one: "seychels" and "seychelles" are at 0.54 (pg_trgm). */
const MIN_SIMILARITY = 0.36;
const MIN_CORRECTED_LENGTH = 4;

/**
 * CTEs that turn typed words into queries of the index. `corrected` has a row for each word, with what it may stand
 * for. `asked` has one row, with a query for all words (`all_words`) and a query for any word (`any_word`).
 *
 * A word matches as written and by its stem. The last word also matches by its beginning if it is no word itself, because it
 * may be incomplete; while the visitor is typing, a word matches by its beginning in names and facts ("palm" in "Palmier").
 * An unknown word is replaced by the most similar known words. A stop word ("the") is left out.
 *
 * @param typed words from `wordsOf`: letters and digits only. They are quoted all the same, because `unaccent` makes operators of
 *   some: "(15)" of "⒂"
 */
export function searchQueryCtes(typed: readonly string[], { isTyping = false } = {}): SQL {
  return sql`
    typed as (
      select unaccent(word) as word, place, place = ${typed.length} as is_last
      from unnest(${`{${typed.map((word) => `"${word}"`).join(',')}}`}::text[]) with ordinality as list(word, place)
    ),
    looked_up as (
      select *,
        exists (
          select 1 from ${searchWords} known
          where known.word = any(array[typed.word] || ts_lexize('english_stem', typed.word))
        ) as is_complete
      from typed
    ),
    read as (
      select *,
        to_tsquery('spelled', quote_literal(word) || ${beginning(isTyping)})
          || to_tsquery('english', quote_literal(word)) as query,
        is_complete or is_last and exists (
          select 1 from ${searchWords} known
          where known.word collate "C" >= looked_up.word and known.word collate "C" < looked_up.word || chr(65533)
        ) as is_known
      from looked_up
    ),
    corrected as materialized (
      select read.word, read.place, read.is_last, read.is_known,
        case when is_known or numnode(read.query) = 0 then read.query else slip.query end as query
      from read left join lateral (
        select string_agg(quote_literal(near.word), ' | ')::tsquery as query
        from (
          select known.word from ${searchWords} known
          where not read.is_known and length(read.word) >= ${MIN_CORRECTED_LENGTH} and known.word % read.word
            and similarity(known.word, read.word) >= ${MIN_SIMILARITY}
          order by similarity(known.word, read.word) desc, known.entries desc, known.word limit 3
        ) near
      ) slip on true
    ),
    asked as materialized (
      select string_agg('(' || query::text || ')', ' & ')::tsquery as all_words,
        string_agg('(' || query::text || ')', ' | ')::tsquery as any_word,
        count(*) as words
      from corrected where numnode(query) > 0
    )`;
}

/** What follows the last word in a query: it may be the beginning of another. */
const beginning = (isTyping: boolean): SQL =>
  sql.raw(`case when not is_last then '' when not is_complete then ':*' else '${isTyping ? ':*AB' : ''}' end`);
