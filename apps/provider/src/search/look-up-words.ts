import { sql } from 'drizzle-orm';
import type { Database } from '../store/database.ts';
import { rowsOf } from '../store/rows.ts';
import { searchEntries } from '../store/schema.ts';
import { editDistance } from './needs/words.ts';
import type { CorrectedWord } from './reason.ts';
import { searchQueryCtes } from '../text/correct-spelling.ts';

/** A typed word as the index knows it. */
export interface KnownWord extends CorrectedWord {
  /** A query of the index, as PostgreSQL writes one; missing if the index has neither the word nor one like it. */
  query?: string;
  /** Other words, if the typed one is in no text and these are spelled like it. */
  readAs: string[];
}

interface Row {
  /** Counted from 1. */
  place: number;
  word: string;
  isLast: boolean;
  isKnown: boolean;
  query: string | null;
  standsFor: string[];
}

/**
 * Looks each word up in the index, in one statement. Words of safety (`exact`) are looked up as they are written, with
 * their plural. Stop words have no result.
 */
export async function lookUpWords(
  db: Database,
  words: readonly string[],
  exact: readonly string[],
  isTyping: boolean,
): Promise<Map<string, KnownWord>> {
  if (words.length + exact.length === 0) return new Map();
  const [row] = await rowsOf<{ plain: Row[] | null; exact: Row[] | null }>(
    db,
    sql`with ${searchQueryCtes(words, { isTyping })},
      exact as (
        select place, word, (phraseto_tsquery('spelled', word) || phraseto_tsquery('spelled', word || 's')) as query
        from (select place, unaccent(word) as word
          from unnest(${`{${exact.map((word) => `"${word}"`).join(',')}}`}::text[]) with ordinality as list(word, place)) given
      )
      select
        (select json_agg(json_build_object('place', place, 'word', word, 'isLast', is_last, 'isKnown', is_known, 'query', query::text,
            'standsFor', coalesce(tsvector_to_array(to_tsvector('spelled', replace(query::text, '''', ' '))), '{}')) order by place)
          from corrected where query is null or numnode(query) > 0) as plain,
        (select json_agg(json_build_object('place', place, 'word', word, 'isLast', false, 'standsFor', array[word, word || 's'],
            'isKnown', exists (select 1 from ${searchEntries} entry where entry.words @@ exact.query), 'query', query::text))
          from exact where numnode(query) > 0) as exact`,
  );
  const known = new Map<string, KnownWord>();
  for (const found of row?.plain ?? []) known.set(words[found.place - 1] ?? '', knownWord(found));
  for (const found of row?.exact ?? []) known.set(exact[found.place - 1] ?? '', exactWord(found));
  return known;
}

function exactWord({ word, isKnown, query, standsFor }: Row): KnownWord {
  return { word, isLast: false, standsFor, readAs: [], ...(isKnown && query ? { query } : {}) };
}

function knownWord({ word, isLast, isKnown, query, standsFor }: Row): KnownWord {
  if (isKnown) return { word, isLast, standsFor, readAs: [], ...(query ? { query } : {}) };
  const alike = standsFor.filter((other) => isSlip(word, other));
  if (alike.length === 0) return { word, isLast, standsFor: [], readAs: [] };
  return { word, isLast, standsFor: alike, readAs: alike, query: alike.map((other) => `'${other}'`).join(' | ') };
}

/** Trigrams find "finland" for "disneyland". Only a letter or two may differ. */
function isSlip(typed: string, known: string): boolean {
  return editDistance(typed, known) <= (typed.length >= LONG_WORD ? 2 : 1);
}

const LONG_WORD = 6;
