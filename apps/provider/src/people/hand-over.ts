import { and, eq } from 'drizzle-orm';
import { addDays, formatDate } from '@myler/config/dates';
import { OFFER_DAYS, OFFER_WAIT_DAYS } from '@myler/config/people';
import { Problem } from '@myler/api-client/problems';
import { tellDeskOfMember } from '../desk/tell-desk.ts';
import type { ActingMember } from '../http/acting-member.ts';
import { endAttemptsOf } from '../idempotency/end-attempts.ts';
import { termsVersionAt } from '../legal-texts/holding.ts';
import {
  cardHandedOverEmail,
  cardOfferedEmail,
  cardOfferMadeEmail,
  cardTakenOverEmail,
} from '../mail/emails/hand-over.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { countMailOf, countNotice, permitOfAdmitted } from '../mail/outbox/mail-budget.ts';
import { assertNotBeingCharged, membershipEnded, paymentsOf } from '../member-rows/find.ts';
import { endOf, findPerson, heldBy, nothingHere } from '../member-rows/find-person.ts';
import { refundableOf } from '../membership-terms/membership-terms.ts';
import { fingerprintsOf, noteFormerMember, type MemberCardDeps } from '../prices/former-members.ts';
import { dayBegunEverywhere, dayInLondon, endOfDayInLondon } from '../primitives/days.ts';
import { receiptNumbersOf } from '../receipts/receipt-numbers.ts';
import { moveCredit } from '../referrals/credit.ts';
import type { Queryable } from '../store/database.ts';
import { memberships, people, users, type MembershipRow, type PersonRow } from '../store/schema.ts';
import type { PeopleDeps } from './invite.ts';
import { nextYearOf } from './next-year.ts';

/**
 * Offers the card to its second adult, who can take it over after three days, and until the fourteenth. Both are told. Offering again
 * changes nothing.
 *
 * @throws {Problem} 404 for who is not on the member's card; 409 `not-second-adult`, `mailbox-not-shown`; 409 while the card cannot be handed over; 429 `too-many-changes`
 */
export async function offerCard(deps: PeopleDeps, member: ActingMember, id: string): Promise<void> {
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const { user, membership: card } = heldBy(await member.lock(tx));
    const place = await secondAdultOf(tx, card, id, now);
    if (isOffered(place, now)) return;
    // Otherwise whoever owns the mailbox could not undo it: their first reset would find them on somebody else's card.
    if (!user.mailboxProvenAt) throw mailboxNotShown();
    await assertCanBeHandedOver(tx, card, now);
    const until = addDays(dayInLondon(now), OFFER_DAYS);
    const offeredUntil = endOfDayInLondon(until);
    await tx.update(people).set({ offeredUntil }).where(eq(people.id, place.id));
    const second = await userOf(tx, place.userId);
    const permit = await countNotice(tx, { account: user, key: deps.sessionKeys[0], now });
    const about = { from: firstDayOf(until), until, publicOrigin: deps.publicOrigin };
    const offer = { ...about, user: second, holder: nameOf(user), ...(await nextYearOf(tx, card)) };
    // Their own account counts what they get: a holder may offer and take back all day. The list of people says the same.
    const { permit: toSecond } = await countMailOf(tx, 'account', { account: second, key: deps.sessionKeys[0], now });
    if (toSecond) await enqueueMail(tx, cardOfferedEmail(offer), now, toSecond);
    await enqueueMail(tx, cardOfferMadeEmail({ ...about, user, to: nameOf(second) }), now, permit);
  });
}

/** @throws {Problem} 404 for who is not on the member's card; 409 `not-second-adult` */
export async function withdrawOffer({ db, now }: PeopleDeps, member: ActingMember, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { membership } = heldBy(await member.lock(tx));
    const place = await secondAdultOf(tx, membership, id, now());
    await tx.update(people).set({ offeredUntil: null }).where(eq(people.id, place.id));
  });
}

/**
 * The second adult becomes the holder, and the holder the second adult. The membership moves with all that it is: number, year, people,
 * invitations, code and credit for friends. The stored payment card is forgotten, and payments stay with whoever made them: their
 * receipts are sent to the former holder.
 *
 * @throws {Problem} 409 `offer-over`, `offer-too-new`; 409 while the card cannot be handed over; 429 `too-many-changes`
 */
export async function takeOverCard(deps: PeopleDeps & MemberCardDeps, member: ActingMember): Promise<void> {
  const now = deps.now();
  const { membership: seen } = await findPerson(deps.db, member.userId, now);
  const fingerprints = seen ? await fingerprintsOf(deps, seen, now) : [];
  await deps.db.transaction(async (tx) => {
    const { user: taker, membership: card, place } = await member.lock(tx);
    if (!card || !place || !isOffered(place, now)) throw offerOver();
    assertHasWaited(place, now);
    await assertCanBeHandedOver(tx, card, now);
    const giver = await userOf(tx, card.userId);
    const permit = await countNotice(tx, { account: taker, key: deps.sessionKeys[0], now });
    // Upgrades and cards that the former holder has begun: what is charged is given back.
    await endAttemptsOf(tx, giver.id, now);
    // Whoever held a membership is no new member for twelve months, also after leaving the card.
    await noteFormerMember(tx, deps, { user: giver, fingerprints, now });
    const [held = card] = await tx
      .update(memberships)
      .set({ userId: taker.id, ...noStoredCard, closesAfterYear: false })
      .where(eq(memberships.id, card.id))
      .returning();
    await moveCredit(tx, { from: giver.id, to: taker.id });
    await tx.delete(people).where(eq(people.id, place.id));
    await tx.insert(people).values({ userId: giver.id, cardId: card.id, role: 'second-adult', joinedAt: now });
    const termsVersion = await termsVersionAt(tx, now);
    await tx.update(users).set({ termsAcceptedAt: now, termsVersion }).where(eq(users.id, taker.id));
    const { publicOrigin } = deps;
    const taken = { user: taker, holder: nameOf(giver), publicOrigin, ...(await nextYearOf(tx, held)) };
    await enqueueMail(tx, cardTakenOverEmail(taken), now, permit);
    const receipts = await receiptNumbersOf(tx, giver.id);
    const isProven = giver.mailboxProvenAt !== null;
    // Of the giver it is not counted: the receipts have to arrive, and it is once in three days at most.
    const handedOver = cardHandedOverEmail({ user: giver, holder: nameOf(taker), receipts, isProven });
    await enqueueMail(tx, handedOver, now, permitOfAdmitted);
    const note = 'The second adult holds the card now, and the holder of before is the second adult.';
    await tellDeskOfMember(tx, deps, { kind: 'people-changed', user: taker, membership: held, note }, now);
  });
}

const noStoredCard = { cardToken: null, cardBrand: null, cardLastFour: null, cardExpiry: null } as const;

/** The first day on which a card can be taken over that is offered until a day. */
export const firstDayOf = (until: string) => addDays(until, OFFER_WAIT_DAYS + 1 - OFFER_DAYS);

/** @throws {Problem} 409 `offer-too-new`: until then the holder, who has an email, can take it back */
function assertHasWaited({ offeredUntil }: PersonRow, now: Date): void {
  const from = firstDayOf(dayInLondon(offeredUntil ?? now));
  if (dayInLondon(now) < from)
    throw new Problem(
      409,
      `You can take over the card from ${formatDate(from)}. Until then its holder can take the offer back.`,
      {
        code: 'offer-too-new',
      },
    );
}

const mailboxNotShown = () =>
  new Problem(
    409,
    'We do not know yet that your email address is yours. Sign out, choose “Forgotten your password?”, and set a new one with the link in our email. That takes everybody off the card: invite them again, and then hand it over.',
    { code: 'mailbox-not-shown' },
  );

/** Whether the card is offered to the second adult. */
export const isOffered = ({ offeredUntil }: Pick<PersonRow, 'offeredUntil'>, now: Date): boolean =>
  offeredUntil !== null && now < offeredUntil;

async function secondAdultOf(tx: Queryable, card: MembershipRow, id: string, now: Date): Promise<PersonRow> {
  const [place] = await tx
    .select()
    .from(people)
    .where(and(eq(people.id, id), eq(people.cardId, card.id)));
  if (!place || endOf(place, card, now)) throw nothingHere();
  if (place.role !== 'second-adult' || place.household !== null)
    throw new Problem(409, 'A card is handed to the second adult beside its holder, and to nobody else.', {
      code: 'not-second-adult',
    });
  return place;
}

/**
 * Nothing that is open about money changes hands: the days in which the holder can have it back, and a year that is due.
 *
 * @throws {Problem} 409 `membership-ended`, `renewal-under-way`, `year-due`, `leaving-open`
 */
async function assertCanBeHandedOver(tx: Queryable, card: MembershipRow, now: Date): Promise<void> {
  if (card.status === 'ended') throw membershipEnded();
  assertNotBeingCharged(card);
  const isUnpaid = card.status === 'resting' || card.failedTries > 0 || card.confirmationId !== null;
  if (isUnpaid || card.renewsOn <= dayInLondon(now))
    throw new Problem(
      409,
      'The next year is due and not paid yet. Once its holder has paid it, the card can be handed over.',
      {
        code: 'year-due',
      },
    );
  const refundable = refundableOf(card, await paymentsOf(tx, card.userId), dayBegunEverywhere(now));
  if (refundable)
    throw new Problem(
      409,
      `Until ${formatDate(refundable.until)} the holder can have the last payment back. After that day the card can be handed over.`,
      { code: 'leaving-open' },
    );
}

const offerOver = () =>
  new Problem(409, 'This offer was taken back, or its fourteen days are over. Ask for a new one.', {
    code: 'offer-over',
  });

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

async function userOf(tx: Queryable, id: string) {
  const [user] = await tx.select().from(users).where(eq(users.id, id));
  if (!user) throw nothingHere();
  return user;
}
