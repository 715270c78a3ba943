import { eq } from 'drizzle-orm';
import { CHARGE_DAYS, UNPAID_DAYS } from '@myler/config/account';
import { addDays, daysBetween } from '@myler/config/dates';
import { renewalDeclinedEmail, type RenewalLetter } from '../mail/emails/renewal.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import type { Queryable } from '../store/database.ts';
import { memberships, type MembershipRow } from '../store/schema.ts';

type Letter = Omit<RenewalLetter, 'membership'> & { membership: MembershipRow };

/** What a membership's row has when no charge of its renewal has begun. */
export const noCharge = {
  chargeKey: null,
  chargeToken: null,
  chargePrice: null,
  chargeCredit: null,
  chargeMembershipId: null,
  confirmationId: null,
} as const;

/** A try without the member was declined. */
export async function writeDecline(
  tx: Queryable,
  { letter, today, now }: { letter: Letter; today: string; now: Date },
): Promise<void> {
  const { membership } = letter;
  const unpaidEndsOn = lastDayToPay(membership, today);
  const next = nextTryAfter(membership, today);
  const nextTryOn = next && next < unpaidEndsOn ? next : undefined;
  await tx
    .update(memberships)
    .set({
      ...noCharge,
      failedTries: membership.failedTries + 1,
      nextTryOn: nextTryOn ?? null,
      unpaidEndsOn,
      ...(nextTryOn ? {} : { status: 'resting' }),
    })
    .where(eq(memberships.id, membership.id));
  const told = { ...letter, membership: { ...membership, unpaidEndsOn } };
  await enqueueMail(tx, renewalDeclinedEmail({ ...told, nextTryOn }), now);
}

/**
 * The day on which the membership ends if it is not paid: fourteen days after the first try. A try that a provider which stood
 * still makes late moves it by as many days as it is late, so that whoever is told of a try has as many days after it as
 * always. Nothing that the member does moves it: neither an answer to the bank nor another card.
 */
export function lastDayToPay(
  { nextTryOn, unpaidEndsOn, confirmationId }: MembershipRow,
  today: string,
  { isMemberThere = false } = {},
): string {
  if (!unpaidEndsOn) return addDays(today, UNPAID_DAYS);
  if (confirmationId || isMemberThere || !nextTryOn || nextTryOn >= today) return unpaidEndsOn;
  return addDays(unpaidEndsOn, daysBetween(nextTryOn, today));
}

/** As many days after today as there are between two tries, so that a provider that stood still does not try twice a day. */
function nextTryAfter({ failedTries }: MembershipRow, today: string): string | undefined {
  const [last, next] = [CHARGE_DAYS[failedTries], CHARGE_DAYS[failedTries + 1]];
  return last === undefined || next === undefined ? undefined : addDays(today, next - last);
}
