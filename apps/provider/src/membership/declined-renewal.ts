import { eq } from 'drizzle-orm';
import { CHARGE_DAYS, UNPAID_DAYS } from '@myler/config/account';
import { renewalDeclinedEmail, type RenewalLetter } from '../mail/emails/renewal.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { daysAfter } from '../primitives/days.ts';
import type { Queryable } from '../store/database.ts';
import { memberships, type MembershipRow } from '../store/schema.ts';

type Letter = Omit<RenewalLetter, 'membership'> & { membership: MembershipRow };

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
      chargeKey: null,
      chargeToken: null,
      confirmationId: null,
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
 * The day on which the membership ends if it is not paid: fourteen days after the first try. Tries that a provider which
 * stood still makes late move it, so that whoever is told of a try has as many days after it as always. An answer to the
 * bank does not move it.
 */
export function lastDayToPay({ failedTries, unpaidEndsOn, confirmationId }: MembershipRow, today: string): string {
  if (unpaidEndsOn && confirmationId) return unpaidEndsOn;
  const ends = daysAfter(today, UNPAID_DAYS - (CHARGE_DAYS[failedTries] ?? UNPAID_DAYS));
  return unpaidEndsOn && unpaidEndsOn > ends ? unpaidEndsOn : ends;
}

/** As many days after today as there are between two tries, so that a provider that stood still does not try twice a day. */
function nextTryAfter({ failedTries }: MembershipRow, today: string): string | undefined {
  const [last, next] = [CHARGE_DAYS[failedTries], CHARGE_DAYS[failedTries + 1]];
  return last === undefined || next === undefined ? undefined : daysAfter(today, next - last);
}
