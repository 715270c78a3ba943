import * as z from 'zod/mini';
import { mailboxes } from '@myler/config/contact';
import { formatMoney } from '@myler/config/currencies';
import { formatDate } from '@myler/config/dates';
import { membershipById, membershipIds } from '@myler/config/memberships';
import { isolate } from '@myler/config/names';
import { button, facts, greeting, paragraph, signature } from '../message/blocks.ts';
import { nameInSubject } from '../message/name-in-subject.ts';
import { recipient, sumOfMoney } from '../message/schemas.ts';
import { template } from '../message/template.ts';

/** The first day on which the card can be taken over, and the last. */
const days = { from: z.string(), until: z.string() };

const nextYear = {
  renewsOn: z.string(),
  /** Absent when the membership ends on `renewsOn`. */
  nextYear: z.optional(z.object({ membershipId: z.enum(membershipIds), price: sumOfMoney })),
};
type NextYear = {
  renewsOn: string;
  nextYear?: { membershipId: (typeof membershipIds)[number]; price: z.output<typeof sumOfMoney> } | undefined;
};

const aboutCard = 'You get this email because it is about the card that you are on.';
const peoplePage = (publicOrigin: string) => `${publicOrigin}/account/people`;

const yearFacts = ({ renewsOn, nextYear: year }: NextYear): (readonly [string, string])[] =>
  year
    ? [
        ['The next year begins on', formatDate(renewsOn)],
        ['As', membershipById(year.membershipId).name],
        ['Price of that year', formatMoney(year.price, { cents: true })],
      ]
    : [['The membership ends on', formatDate(renewsOn)]];

/** To the second adult, to whom the holder offers the card. */
export const cardOfferedEmail = template({
  id: 'card-offered',
  data: z.object({ user: recipient, holder: z.string(), ...days, publicOrigin: z.string(), ...nextYear }),
  write: ({ user, holder, from, until, publicOrigin, ...year }) => ({
    kind: 'card-offered',
    to: user.email,
    subject: `${nameInSubject(holder)} offers you the card`,
    content: {
      preheader: `You can take it over from ${formatDate(from)} to ${formatDate(until)}.`,
      headline: 'The card is offered to you.',
      blocks: [
        greeting(user.firstName),
        paragraph(
          `${isolate(holder)} offers to hand you the card that you are both on. You would hold it, pay for the years to come and decide who is on it, and ${isolate(holder)} would be its second adult. The year that is paid stays paid: taking it over costs you nothing today.`,
        ),
        facts([['You can take it over from', formatDate(from)], ['Until', formatDate(until)], ...yearFacts(year)]),
        button('See the offer', peoplePage(publicOrigin)),
        paragraph('If you do not want it, do nothing: everything stays as it is.'),
        signature('Myler'),
      ],
      reason: aboutCard,
    },
  }),
});

/** To the holder, so that nobody else offers the card unseen. */
export const cardOfferMadeEmail = template({
  id: 'card-offer-made',
  data: z.object({ user: recipient, to: z.string(), ...days, publicOrigin: z.string() }),
  write: ({ user, to, from, until, publicOrigin }) => ({
    kind: 'card-offer-made',
    to: user.email,
    subject: 'You have offered your card',
    content: {
      preheader: `${nameInSubject(to)} can take it over from ${formatDate(from)}.`,
      headline: 'You have offered your card.',
      blocks: [
        greeting(user.firstName),
        paragraph(
          `${isolate(to)} can take over your card from ${formatDate(from)} to ${formatDate(until)}. Until that happens you hold it, and you can take the offer back in your account, under People.`,
        ),
        button('See who is on your card', peoplePage(publicOrigin)),
        paragraph('If it was not you, take the offer back there and change your password: that ends it too.'),
        signature('Myler'),
      ],
      reason: aboutCard,
    },
  }),
});

/** To the new holder. */
export const cardTakenOverEmail = template({
  id: 'card-taken-over',
  data: z.object({ user: recipient, holder: z.string(), publicOrigin: z.string(), ...nextYear }),
  write: ({ user, holder, publicOrigin, ...year }) => ({
    kind: 'card-taken-over',
    to: user.email,
    subject: 'The card is yours',
    content: {
      preheader: year.nextYear
        ? 'Enter a payment card for the next year.'
        : `The membership ends on ${formatDate(year.renewsOn)}.`,
      headline: 'You hold the card now.',
      blocks: [
        greeting(user.firstName),
        paragraph(
          `You have taken over the card from ${isolate(holder)}, who is its second adult now. Its number, its year, the people on it and the credit for friends stay as they were.`,
        ),
        facts(yearFacts(year)),
        paragraph(
          year.nextYear
            ? `We have forgotten the payment card of ${isolate(holder)}. Enter yours in your account, under Payments: without one the membership ends with the paid year.`
            : 'If you want another year, start the renewal in your account, under Payments, and enter a payment card there.',
        ),
        button('Enter a payment card', `${publicOrigin}/account/payments`),
        signature('Myler'),
      ],
      reason: aboutCard,
    },
  }),
});

/** To the former holder, with the receipts of what they have paid: their account shows no payments any more. */
export const cardHandedOverEmail = template({
  id: 'card-handed-over',
  data: z.object({
    user: recipient,
    holder: z.string(),
    receipts: z.array(z.int()),
    /** Whether the mailbox is: receipts to another one name less. */
    isProven: z.boolean(),
  }),
  write: ({ user, holder, receipts, isProven }) => ({
    kind: 'card-handed-over',
    to: user.email,
    subject: `${nameInSubject(holder)} holds the card now`,
    content: {
      preheader: 'You are its second adult. Your receipts are enclosed.',
      headline: 'You have handed over the card.',
      blocks: [
        greeting(user.firstName),
        paragraph(
          `${isolate(holder)} holds the card now and pays for the years to come, and you are its second adult. We have forgotten your payment card, and charge it no more.`,
        ),
        paragraph(
          'What you have paid stays yours: its receipts are enclosed, and in the data that you can download. Your account shows payments no more.',
        ),
        paragraph(`If it was not you who offered the card, write to ${mailboxes.membership} at once.`),
        signature('Myler'),
      ],
      attachments: receipts.map((number) => ({
        maker: 'receipt',
        from: { number, issuedTo: isProven ? 'as typed' : 'name' },
      })),
      reason: aboutCard,
    },
  }),
});
