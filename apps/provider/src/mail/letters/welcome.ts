import type { Registration, RegistrationReceipt } from '@myler/api-client/contract';
import { deskLine } from '@myler/config/contact';
import { formatMoney } from '@myler/config/currencies';
import { formatDate } from '@myler/config/dates';
import { keyFact } from '@myler/config/key-facts';
import { hasOwnMyler, membershipById, type MembershipId } from '@myler/config/memberships';
import type { Letter } from '../outbox.ts';

/** What a new member finds in the post: what was bought, what was paid, and what happens next. */
export function welcomeLetter({
  registration,
  receipt,
  origin,
}: {
  registration: Registration;
  receipt: RegistrationReceipt;
  origin: string;
}): Letter {
  const { name } = membershipById(receipt.membershipId);
  return {
    kind: 'welcome',
    to: registration.email,
    subject: `Welcome to Myler, ${receipt.firstName}`,
    body: [
      `Dear ${receipt.firstName},`,
      `You are a ${name} member from today, ${formatDate(receipt.startsOn)}. The year runs until ${formatDate(receipt.renewsOn)}.`,
      paymentLines(receipt, name),
      whoComesNext(receipt.membershipId),
      // As on the membership page, in the answers and in the wizard.
      [keyFact('renewal'), keyFact('leaving'), keyFact('cooling-off')]
        .map(({ title, text }) => `${title}. ${text}`)
        .join('\n\n'),
      `Your membership is at ${origin}/membership`,
      'Until soon,\nMyler',
    ].join('\n\n'),
  };
}

/** A Myler writes first where there is one; with the other cards it is the member who rings the desk. */
function whoComesNext(id: MembershipId): string {
  const desk = `the desk answers on ${deskLine.display}, nine to six, seven days a week`;
  if (id === 'dynasty')
    return `Within one working day your Myler rings to ask who travels, who dines, and who signs the invoices. Should something be urgent before then, ${desk}.`;
  if (hasOwnMyler(id))
    return `Within one working day your Myler writes to introduce themselves and to ask where you would like to go first. Nothing needs preparing: a half-formed idea and a school calendar are plenty. Should something be urgent before then, ${desk}.`;
  if (id === 'dynasty-dining')
    return `Your first table can be asked for today: ${desk}. Tell us the city, the evening, and how many of the guests need a booster seat.`;
  return `Your first journey can be asked for today: ${desk}. Whoever picks up sees your notes. Nothing needs preparing: a half-formed idea and a school calendar are plenty.`;
}

function paymentLines(receipt: RegistrationReceipt, name: string): string {
  const lines = [`${name}, one year: ${formatMoney(receipt.price, { cents: true })}`];
  if (receipt.discount.amount > 0) lines.push(`Your code: −${formatMoney(receipt.discount, { cents: true })}`);
  lines.push(
    `Paid today: ${formatMoney(receipt.paid, { cents: true })}${receipt.card ? `, card ending ${receipt.card.lastFour}` : ''}`,
  );
  return lines.join('\n');
}
