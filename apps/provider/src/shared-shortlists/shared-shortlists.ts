import { and, eq, gt, inArray } from 'drizzle-orm';
import type { CreatedShortlist, SharedShortlist, ShortlistVote } from '@myler/api-client/contract';
import { Problem } from '@myler/api-client/problems';
import { VOTING_DAYS } from '@myler/config/shortlist';
import type { Keys } from '@myler/server/secrets';
import { keyReused } from '../idempotency/leases.ts';
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

const DAY_MS = 86_400_000;

/** Characters of base64url: 132 bits of the HMAC. */
const TOKEN_LENGTH = 22;

/**
 * Makes a list to vote on. Its token is a keyed hash of the idempotency key, so that a repeated request, whose answer was
 * lost, gets the same list although only a hash of the token is stored.
 *
 * @throws {Problem} 422 for an unknown hotel; 422 `idempotency-key-reused`; 429 `too-many-shortlists`
 */
export async function shareShortlist(
  { db, now, idempotencyKeys }: SharedShortlistDeps,
  request: { hotels: string[]; idempotencyKey: string; visitorAddress: string },
): Promise<CreatedShortlist> {
  const token = mac(idempotencyKeys[0], `shortlist ${request.idempotencyKey}`).slice(0, TOKEN_LENGTH);
  const tokenHash = hashToken(token);
  const repeated = await find(db, tokenHash, now());
  if (repeated) return { ...answerOf(sameList(repeated, request.hotels)), token };
  await checkHotels(db, request.hotels);
  await countNewShortlist(db, { key: idempotencyKeys[0], visitorAddress: request.visitorAddress, now: now() });
  const expiresAt = new Date(now().getTime() + VOTING_DAYS * DAY_MS);
  const [row] = await db
    .insert(sharedShortlists)
    .values({ tokenHash, hotels: request.hotels, voters: [], expiresAt })
    .onConflictDoNothing()
    .returning();
  // Of two requests at once the other one was first.
  const stored = row ?? sameList(await findOrThrow(db, tokenHash, now()), request.hotels);
  return { ...answerOf(stored), token };
}

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

function sameList(row: Row, requested: readonly string[]): Row {
  if (row.hotels.join() !== requested.join()) throw keyReused();
  return row;
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
