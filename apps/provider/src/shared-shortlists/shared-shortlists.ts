import { and, eq, gt, inArray } from 'drizzle-orm';
import type { CreatedShortlist, SharedShortlist, ShortlistVote } from '@myler/api-client/contract';
import { Problem } from '@myler/api-client/problems';
import { VOTING_DAYS } from '@myler/config/shortlist';
import type { Keys } from '@myler/server/secrets';
import type { KeyedCall } from '../http/keyed-call.ts';
import { beginKey, findAttemptKey } from '../idempotency/keys.ts';
import { momentAfter } from '../primitives/days.ts';
import { hashToken, mac } from '../primitives/tokens.ts';
import type { Database, Queryable } from '../store/database.ts';
import { hotels, sharedShortlists } from '../store/schema.ts';
import { countNewShortlist } from './limit-new.ts';
import { votersAfter } from './voters.ts';

export interface SharedShortlistDeps {
  db: Database;
  now: () => Date;
  idempotencyKeys: Keys;
}

type Row = typeof sharedShortlists.$inferSelect;

/** Characters of base64url: 132 bits of the HMAC. */
const TOKEN_LENGTH = 22;

/**
 * Makes a list to vote on, once for an idempotency key. Its token is a keyed hash of the random key that stands for it, so
 * that a repeated request, whose answer was lost, gets the same list although only a hash of the token is stored.
 *
 * @throws {Problem} 422 for an unknown hotel; 422 `idempotency-key-reused`; 429 `too-many-shortlists`
 */
export async function shareShortlist(
  deps: SharedShortlistDeps,
  request: { hotels: string[]; call: KeyedCall; visitorAddress: string },
): Promise<CreatedShortlist> {
  const { db, now, idempotencyKeys } = deps;
  const { hotels: listed, call, visitorAddress } = request;
  const before = await findCreated(deps, call);
  if (before) return before;
  await checkHotels(db, listed);
  await countNewShortlist(db, { key: idempotencyKeys[0], visitorAddress, now: now() });
  const expiresAt = momentAfter(now(), VOTING_DAYS);
  const created = await db.transaction(async (tx) => {
    const key = await beginKey(tx, call, now());
    if (key === undefined) return undefined;
    const token = tokenOf(idempotencyKeys[0], key);
    const row = { tokenHash: hashToken(token), hotels: listed, voters: [], expiresAt };
    await tx.insert(sharedShortlists).values(row);
    return { ...answerOf(row), token };
  });
  // Of two requests at once the other one was first.
  return created ?? (await findCreated(deps, call)) ?? Promise.reject(unknownShortlist());
}

/** The list that the same request has made before, also with a secret that is not the newest any more. */
async function findCreated(
  { db, now, idempotencyKeys }: SharedShortlistDeps,
  call: KeyedCall,
): Promise<CreatedShortlist | undefined> {
  const key = await findAttemptKey(db, call);
  if (key === undefined) return undefined;
  for (const secret of idempotencyKeys) {
    const token = tokenOf(secret, key);
    const row = await find(db, hashToken(token), now());
    if (row) return { ...answerOf(row), token };
  }
  throw unknownShortlist();
}

const tokenOf = (secret: string, key: string) => mac(secret, `shortlist ${key}`).slice(0, TOKEN_LENGTH);

/** @throws {Problem} 404 `shortlist-unknown` */
export async function readSharedShortlist({ db, now }: SharedShortlistDeps, token: string): Promise<SharedShortlist> {
  return answerOf(await findOrThrow(db, hashToken(token), now()));
}

/**
 * Stores what one person likes. The row is locked, so that of many votes at once each sees those before it.
 *
 * @throws {Problem} 404 `shortlist-unknown`; 409 `voter-name-taken`, `shortlist-full`; 422 for a hotel of no list
 */
export function voteOnShortlist(
  { db, now }: SharedShortlistDeps,
  token: string,
  vote: ShortlistVote,
): Promise<SharedShortlist> {
  return db.transaction(async (tx) => {
    const [row] = await selectOpen(tx, hashToken(token), now()).for('update');
    if (!row) throw unknownShortlist();
    const stray = vote.hotels.find((id) => !row.hotels.includes(id));
    if (stray) throw wrongHotel(`“${stray}” is not on this list.`);
    const voters = votersAfter(row.voters, vote);
    await tx.update(sharedShortlists).set({ voters }).where(eq(sharedShortlists.tokenHash, row.tokenHash));
    return answerOf({ ...row, voters });
  });
}

const selectOpen = (db: Queryable, tokenHash: string, now: Date) =>
  db
    .select()
    .from(sharedShortlists)
    .where(and(eq(sharedShortlists.tokenHash, tokenHash), gt(sharedShortlists.expiresAt, now)));

async function find(db: Queryable, tokenHash: string, now: Date): Promise<Row | undefined> {
  const [row] = await selectOpen(db, tokenHash, now);
  return row;
}

async function findOrThrow(db: Queryable, tokenHash: string, now: Date): Promise<Row> {
  const row = await find(db, tokenHash, now);
  if (!row) throw unknownShortlist();
  return row;
}

/** Only ids of hotels are stored, so that nobody keeps texts of their own here. */
async function checkHotels(db: Queryable, ids: readonly string[]): Promise<void> {
  const known = await db
    .select({ id: hotels.id })
    .from(hotels)
    .where(inArray(hotels.id, [...ids]));
  const unknown = ids.find((id) => !known.some((hotel) => hotel.id === id));
  if (unknown) throw wrongHotel(`We have no hotel “${unknown}”.`);
}

const answerOf = ({ hotels: listed, voters, expiresAt }: Row): SharedShortlist => ({
  hotels: listed,
  voters,
  expiresAt: expiresAt.toISOString(),
});

function wrongHotel(message: string): Problem {
  return new Problem(422, message, { errors: { hotels: message } });
}

function unknownShortlist(): Problem {
  return new Problem(
    404,
    `We have no list for this link. A list can be used for ${VOTING_DAYS} days. Then we delete it.`,
    { code: 'shortlist-unknown' },
  );
}
