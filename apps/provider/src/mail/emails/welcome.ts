import * as z from 'zod/mini';
import { registrationReceipt, type RegistrationReceipt } from '@myler/api-client/contract';
import { LEAVING_DAYS, NOTICE_DAYS } from '@myler/config/account';
import { deskLine, mailboxes } from '@myler/config/contact';
import { formatMoney, type Money } from '@myler/config/currencies';
import { addDays, formatDate } from '@myler/config/dates';
import { keyFact } from '@myler/config/key-facts';
import { hasOwnMyler, membershipById } from '@myler/config/memberships';
import { isolate } from '@myler/config/names';
import { workingDayAfter } from '@myler/config/service';
import { care, threeMylersFacts } from '../message/care.ts';
import { button, facts, greeting, notes, paragraph, signature } from '../message/blocks.ts';
import { nameInSubject } from '../message/name-in-subject.ts';
import { template } from '../message/template.ts';

/** To a new member: the membership, the payment, and what happens next. */
export const welcomeEmail = template({
  id: 'welcome',
  data: z.object({
    registration: z.object({ email: z.string() }),
    receipt: registrationReceipt,
    member: z.object({ number: z.string(), mylerName: z.optional(z.string()), ...care }),
    /** Links in letters begin with it. */
    publicOrigin: z.string(),
    webAppUrl: z.string(),
  }),
  write: ({ registration, receipt, member, publicOrigin, webAppUrl }) => ({
    kind: 'welcome',
    to: registration.email,
    subject: `Welcome to Myler, ${nameInSubject(receipt.firstName)}`,
    content: {
      preheader: `You are a ${membershipById(receipt.membershipId).name} member from today. Here is what happens next.`,
      headline: `Welcome, ${isolate(receipt.firstName)}.`,
      picture: 'arrival',
      blocks: [
        greeting(receipt.firstName),
        paragraph(
          `You are a ${membershipById(receipt.membershipId).name} member from today, ${formatDate(receipt.startsOn)}. The year runs until ${formatDate(receipt.renewsOn)}.`,
        ),
        paragraph(`${looksAfterText(member)}${nextContactText(receipt)}`),
        ...threeMylersFacts(member),
        button('Open your membership', `${publicOrigin}/account`),
        facts([['Member number', inGroups(member.number)], ...paymentOf(receipt), ...daysOf(receipt)]),
        // The same sentences as on the membership page, in the answers and in the wizard.
        notes([keyFact('renewal'), keyFact('leaving'), keyFact('cooling-off')]),
        notes([
          {
            title: 'Tell us about one journey',
            text: `Who is coming and how old, where or when, and what you would rather not repeat: write to ${mailboxes.membership}.`,
          },
          { title: 'Where journeys are planned', text: `${webAppUrl}/travel` },
        ]),
        signature(),
      ],
      reason: 'You get this email because you joined Myler today.',
    },
  }),
});

const looksAfterText = ({ mylerName, mylers }: { mylerName?: string | undefined; mylers?: object | undefined }) =>
  mylerName ? `${mylers ? `${mylerName} leads your three Mylers` : `Your Myler is ${mylerName}`}. ` : '';

/** Tiers with an own Myler are contacted; members of the others contact us. */
function nextContactText({ membershipId: id, startsOn }: RegistrationReceipt): string {
  const soon = `Within one working day, by ${formatDate(workingDayAfter(startsOn, 1))},`;
  const desk = `the desk answers on ${deskLine.display}, nine to six, seven days a week`;
  if (id === 'dynasty')
    return `${soon} your Myler writes to ask who travels, who dines, and with whom. If something is urgent before then, ${desk}.`;
  if (hasOwnMyler(id))
    return `${soon} your Myler writes to introduce themselves and to ask where you would like to go first. Nothing needs preparing: a half-formed idea and a school calendar are plenty. If something is urgent before then, ${desk}.`;
  if (id === 'dynasty-dining')
    return `You can ask for your first table today: ${desk}. Tell us the city, the evening, and how many of the guests need a booster seat.`;
  return `You can ask for your first journey today: ${desk}. Whoever picks up sees your notes. Nothing needs preparing: a half-formed idea and a school calendar are plenty.`;
}

/** The days that the welcome on the site names too. */
function daysOf({ startsOn, renewsOn, card }: RegistrationReceipt): [label: string, day: string][] {
  const notice = formatDate(addDays(renewsOn, -NOTICE_DAYS));
  return [
    ['You can leave and get all of it back until', formatDate(addDays(startsOn, LEAVING_DAYS))],
    [card ? 'We write about the next year on' : 'We write to ask for a card on', notice],
    [card ? 'The next year begins on' : 'Your year ends, without a card, on', formatDate(renewsOn)],
  ];
}

/** In groups, as on the card. */
const inGroups = (memberNumber: string) => memberNumber.replace(/^(\d{5})(\d{5})/, '$1 $2 ');

function paymentOf(receipt: RegistrationReceipt): [label: string, value: string][] {
  const { name } = membershipById(receipt.membershipId);
  const sum = (money: Money) => formatMoney(money, { cents: true });
  return [
    [`${name}, one year`, sum(receipt.price)],
    ...(receipt.discount.amount > 0 ? [['Your code', `−${sum(receipt.discount)}`] as [string, string]] : []),
    ...(receipt.gift ? [['Your gift card', `−${sum(receipt.gift)}`] as [string, string]] : []),
    ['Paid today', `${sum(receipt.paid)}${receipt.card ? `, card ending ${receipt.card.lastFour}` : ''}`],
  ];
}
