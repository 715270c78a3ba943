import { sql } from 'drizzle-orm';
import { encodingsOf } from '@myler/presets/encodings';
import type { Keys } from '@myler/server/secrets';
import { open } from '../mail/outbox/seal.ts';
import type { Store } from '../store/database.ts';
import { outgoingMail } from '../store/schema.ts';

/** Fields of requests and answers that let somebody in. Of `code`, only gift codes and those from an email. */
const FIELD =
  /"(password|currentPassword|newPassword|token|accessToken|refreshToken|code|giftCode|number)":("(?:[^"\\]|\\.)*")/g;
const GIFT_CODE = /^[0-9A-Z]{4}(?:-?[0-9A-Z]{4}){4}$/i;
const SIX_DIGITS = /^\d{6}$/;
/** Shorter texts occur by chance. */
const MIN_LENGTH = 12;

/** Tables that the seeding fills, and nothing that visitors send is in. */
const SEEDED = new Set([
  'cities',
  'countries',
  'documents',
  'hotels',
  'hotel_sets',
  'inspiration_hotels',
  'search_entries',
  'search_words',
  'seeded_files',
]);

/** Remembers what lets somebody in, and looks for it where it must not be. */
export interface SecretsWatch {
  /** Remembers the passwords, tokens, codes and cards of a JSON text. */
  see(json: string): void;
  /** @throws {Error} naming each that is in a column of the database or in a line of the log */
  assertNothingWritten(store: Store, sessionKeys: Keys, logLines: readonly string[]): Promise<void>;
}

export function watchSecrets(): SecretsWatch {
  const seen = new Map<string, string>();
  const remember = (name: string, value: string) => {
    if (/code$/i.test(name) && !GIFT_CODE.test(value) && !SIX_DIGITS.test(value)) return;
    if (value.length >= MIN_LENGTH || SIX_DIGITS.test(value)) seen.set(value, name);
  };
  return {
    see(json) {
      for (const [, name = '', text = '""'] of json.matchAll(FIELD)) remember(name, JSON.parse(text) as string);
    },
    async assertNothingWritten(store, sessionKeys, logLines) {
      for (const { id, sealed } of await store.db.select().from(outgoingMail)) {
        if (sealed === null) continue;
        for (const text of Object.values(JSON.parse(open(sessionKeys, sealed, id)) as Record<string, unknown>))
          if (typeof text === 'string') remember('token', text.replace(/^.*[#=]/s, ''));
      }
      if (seen.size === 0) return;
      const found = findIn([...(await rowsOf(store)), { place: 'the log', text: logLines.join('\n') }], seen);
      if (found.length > 0) throw new Error(`Written in clear: ${found.join('; ')}.`);
    },
  };
}

/** All rows but those of the content, in one query. */
async function rowsOf({ db }: Store): Promise<{ place: string; text: string }[]> {
  const tables = toRows(
    await db.execute(sql`select table_name as name from information_schema.tables where table_schema = 'public'`),
  );
  const each = tables
    .filter(({ name }) => !SEEDED.has(name ?? ''))
    .map(({ name }) => `select '${name}' as place, string_agg(to_jsonb(t)::text, E'\\n') as text from "${name}" t`);
  const rows = toRows(await db.execute(sql.raw(each.join(' union all '))));
  return rows.map(({ place, text }) => ({ place, text: text ?? '' }));
}

/** PGlite answers an object with rows, postgres.js the rows. */
const toRows = (result: unknown) =>
  (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as {
    name: string;
    place: string;
    text: string | null;
  }[];

/** How many first bytes of what is looked for are in the index. */
const PREFIX = 6;

/** Goes over each text once, however much is looked for. */
function findIn(places: readonly { place: string; text: string }[], seen: ReadonlyMap<string, string>): string[] {
  const byPrefix = new Map<string, { bytes: string; what: string; isShort: boolean }[]>();
  for (const [value, name] of seen) {
    for (const [encoding, buffer] of SIX_DIGITS.test(value) ? encodingsOf(value).slice(0, 1) : encodingsOf(value)) {
      const bytes = buffer.toString('latin1');
      const entry = { bytes, what: `a ${name} (${encoding})`, isShort: bytes.length === 6 };
      byPrefix.set(bytes.slice(0, PREFIX), [...(byPrefix.get(bytes.slice(0, PREFIX)) ?? []), entry]);
    }
  }
  const found = new Set<string>();
  for (const { place, text } of places) {
    const bytes = Buffer.from(text).toString('latin1');
    for (let at = 0; at < bytes.length - PREFIX; at += 1) {
      for (const { bytes: wanted, what, isShort } of byPrefix.get(bytes.slice(at, at + PREFIX)) ?? [])
        if (bytes.startsWith(wanted, at) && !(isShort && isPartOfANumber(bytes, at))) found.add(`${what} in ${place}`);
    }
  }
  return [...found];
}

/** Six digits occur by chance in ids, times and sums. A code stands in a text: after a quotation mark or a space. */
const isPartOfANumber = (text: string, at: number) =>
  !/["\s]/.test(text[at - 1] ?? ' ') || /[\w.:+-]/.test(text[at + 6] ?? ' ');
