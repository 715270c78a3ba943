import { eq } from 'drizzle-orm';
import type { AccountClosing } from '@myler/api-client/contract';
import { fieldProblem, Problem } from '@myler/api-client/problems';
import type { Logger } from '@myler/server/log';
import type { Keys } from '@myler/server/secrets';
import { accountClosedEmail, leftEmail } from '../mail/emails/leaving.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { countNotice, countUnlessPaid } from '../mail/outbox/mail-budget.ts';
import { tellDeskOfMember } from '../desk/tell-desk.ts';
import { returnDayOf } from '../gift-cards/return.ts';
import type { ActingMember } from '../http/acting-member.ts';
import { paymentsOf, type MembershipDeps } from '../member-rows/find.ts';
import { findPerson, heldBy } from '../member-rows/find-person.ts';
import { deleteMember } from '../accounts/delete-member.ts';
import { giveBack } from '../membership/give-back.ts';
import { refundableOf } from '../membership-terms/membership-terms.ts';
import type { PaymentGateway } from '../payment/gateway.ts';
import { refundOwed } from '../payment/owed-refunds.ts';
import { dayBegunEverywhere } from '../primitives/days.ts';
import { emailKeyOf } from '../primitives/email-key.ts';
import type { ClaimKeys } from '../prices/coupon-claims.ts';
import { endHousehold } from '../people/end-access.ts';
import { tellDeskOfPeople } from '../people/tell-desk.ts';
import { fingerprintsOfLeaver, noteFormerMember } from '../prices/former-members.ts';
import { wholeCreditOf } from '../referrals/credit.ts';
import type { Queryable } from '../store/database.ts';
import { memberships, type UserRow } from '../store/schema.ts';

type ClosingDeps = MembershipDeps & ClaimKeys & { sessionKeys: Keys; log: Pick<Logger, 'warn' | 'error'> };

/**
 * Closes an account after the paid year, or at once. Within the fourteen days everything is given back as by leaving, or the newest upgrade.
 *
 * @throws {Problem} 409 `membership-ended` when there is no paid year after which to close it; 422 when another address was typed as the confirmation;
 *   429 `too-many-changes`
 */
export async function closeAccount(
  deps: ClosingDeps & { payments: PaymentGateway },
  member: ActingMember,
  { when, email }: AccountClosing,
): Promise<void> {
  const { userId } = member;
  const person = await findPerson(deps.db, userId, deps.now());
  const { user } = person;
  if (when === 'after-year') return closeAfterYear(deps, member);
  if (emailKeyOf(email ?? '') !== user.emailKey)
    throw fieldProblem({ email: 'Type the email address of this account.' });
  const holds = person.role === 'holder' ? person.membership : undefined;
  const fingerprints = holds ? await fingerprintsOfLeaver(deps, holds, deps.now()) : [];
  const begun = await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const locked = await member.lock(tx);
    const notice = await countClosing(tx, deps, locked.user);
    // Only a holder has paid for something.
    const held = locked.role === 'holder' ? locked.membership : undefined;
    const refundable = held && refundableOf(held, await paymentsOf(tx, userId), dayBegunEverywhere(now));
    if (refundable) {
      const creditNotes = await giveBack(tx, deps, { user: locked.user, refundable, now });
      const isPaidByCard = refundable.payments.some(({ chargeId }) => chargeId !== null);
      const permit = await countUnlessPaid(tx, { account: user, key: deps.sessionKeys[0], now, isPaidByCard });
      const left = leftEmail({
        user,
        refundable,
        giftUntil: await returnDayOf(tx, refundable.payments, now),
        publicOrigin: deps.publicOrigin,
        enclosed: creditNotes,
        isMailboxProven: user.mailboxProvenAt !== null,
      });
      if (permit) await enqueueMail(tx, left, now, permit);
    }
    const lost = held && held.status !== 'ended' ? await wholeCreditOf(tx, held) : undefined;
    if (held) await tellDeskOfMember(tx, deps, { kind: 'closed', user: locked.user, membership: held }, now);
    // Whoever was on a card is no new member either: its code is not for them.
    if (locked.place || (held && held.status !== 'ended'))
      await noteFormerMember(tx, deps, { user: locked.user, fingerprints, now });
    if (locked.place && locked.role !== 'former') {
      await endHousehold(tx, deps, locked.place, now);
      await tellDeskOfPeople(tx, deps, locked.place, 'is no longer on the card', now);
    }
    const { payments: cancelled } = await deleteMember(tx, locked.user, now);
    await enqueueMail(tx, accountClosedEmail({ user, credit: lost, cancelled }), now, notice);
    return held?.chargeKey;
  });
  // Deleting the member has noted that the charge of a renewal is given back, also one that is still being made.
  if (begun) await refundOwed(deps.payments, begun);
}

const countClosing = (tx: Queryable, { sessionKeys, now }: ClosingDeps, account: UserRow) =>
  countNotice(tx, { account, key: sessionKeys[0], now: now() });

async function closeAfterYear(deps: ClosingDeps, member: ActingMember): Promise<void> {
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const { user, membership } = heldBy(await member.lock(tx));
    if (membership.status === 'ended' || membership.renewsOn <= dayBegunEverywhere(now)) throw noYearLeft();
    if (membership.closesAfterYear) return;
    await tx.update(memberships).set({ renews: false, closesAfterYear: true }).where(eq(memberships.id, membership.id));
    const notice = await countClosing(tx, deps, user);
    const credit = await wholeCreditOf(tx, membership);
    await enqueueMail(tx, accountClosedEmail({ user, on: membership.renewsOn, credit }), now, notice);
  });
}

/** It would close the account at once, which the member has not asked for. */
function noYearLeft(): Problem {
  return new Problem(
    409,
    'The year that you paid for is over, so there is none to wait for. To close the account now, choose “Now” and type your email address.',
    { code: 'membership-ended' },
  );
}
