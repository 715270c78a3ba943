import * as z from 'zod/mini';
import { addDays, formatDate } from '@myler/config/dates';
import { membershipById, membershipIds } from '@myler/config/memberships';
import { care, threeMylersFacts } from '../message/care.ts';
import { facts, paragraph } from '../message/blocks.ts';
import { membershipData, recipient, sumOfMoney } from '../message/schemas.ts';
import { template } from '../message/template.ts';
import { creditRow, letter, sum } from './renewal.ts';

/** To a member who has moved to a higher membership. */
export const upgradedEmail = template({
  id: 'upgraded',
  data: z.object({
    user: recipient,
    membership: membershipData,
    publicOrigin: z.string(),
    ...care,
    paid: sumOfMoney,
    /** The part that the member's credit has paid. */
    credit: z.optional(sumOfMoney),
    receipt: z.int(),
    /** The price of the next year, when the letter of thirty days before has named another one. */
    nextYear: z.optional(sumOfMoney),
    /** The lower membership that was chosen for the next year, which the upgrade replaces. */
    chosenBefore: z.optional(z.enum(membershipIds)),
    /** The last of the fourteen days of the year, in which leaving gives all of it back. */
    until: z.optional(z.string()),
    /** The last of the fourteen days in which this sum comes back. */
    refundableUntil: z.optional(z.string()),
  }),
  write: (given) => {
    const { membership, paid, credit, receipt, nextYear, chosenBefore, until } = given;
    const { name } = membershipById(membership.membershipId);
    return letter(given, {
      kind: 'upgraded',
      subject: `You are a ${name} member`,
      preheader: `${sum(paid)} for the rest of the year, receipt ${receipt}.`,
      headline: `${name}, from today.`,
      label: 'Open your receipt',
      blocks: [
        paragraph(
          `You are a ${name} member from today. Your year runs until ${formatDate(membership.renewsOn)}, as before.`,
        ),
        facts([...creditRow(credit), ['Paid for the days that are left', sum(paid)], ['Receipt', String(receipt)]]),
        ...threeMylersFacts(given),
        ...(nextYear && membership.renews
          ? [
              paragraph(
                `Your next year is ${name} too. It costs ${sum(nextYear)}, which replaces the price in our last email. If you do not want it, stop the renewal in your account.`,
              ),
            ]
          : []),
        ...(chosenBefore && membership.renews
          ? [
              paragraph(
                `You had chosen ${membershipById(chosenBefore).name} for your next year. With the upgrade that choice has ended: the next year is ${name} too, unless you choose again in your account.`,
              ),
            ]
          : []),
        paragraph(
          until
            ? `Until ${formatDate(until)} you can leave and get back everything that you have paid for this year, this sum included.`
            : cancelling(given),
        ),
      ],
    });
  },
});

/** Once the next year has begun there is no upgrade to take back, and the sum comes back with the year. */
function cancelling({
  membership: { renews, renewsOn },
  refundableUntil,
}: {
  membership: { renews: boolean; renewsOn: string };
  refundableUntil?: string | undefined;
}): string {
  const day = formatDate(addDays(renewsOn, -1));
  if (!refundableUntil || refundableUntil < renewsOn)
    return 'Within fourteen days you can cancel the upgrade in your account and get this sum back.';
  return `Until ${day} you can cancel the upgrade in your account and get this sum back.${
    renews ? ` After that, until ${formatDate(refundableUntil)}, you get it back by leaving.` : ''
  }`;
}
