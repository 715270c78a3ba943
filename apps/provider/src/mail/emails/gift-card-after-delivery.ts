import { mailboxes } from '@myler/config/contact';
import { formatMoney } from '@myler/config/currencies';
import { formatDate } from '@myler/config/dates';
import { keyFact } from '@myler/config/key-facts';
import { isolate } from '@myler/config/names';
import { button, code, facts, greeting, notes, paragraph, signature } from '../message/blocks.ts';
import { giftCardData, type GiftCardData } from '../message/schemas.ts';
import { nameInSubject } from '../message/name-in-subject.ts';
import { template } from '../message/template.ts';
import { attachment, cardDescription, emailToBuyer, worthOf } from './gift-card.ts';

/** To the recipient: a new code, after the first was lost or sent to a wrong address. */
export const giftReissuedEmail = template({
  id: 'gift-card-reissued',
  data: giftCardData,
  write: (card) => {
    return {
      kind: 'gift-card-reissued',
      to: card.recipientEmail,
      subject: 'A new code for your gift card',
      content: {
        preheader: 'The old code no longer works. The balance and the last day are the same.',
        headline: 'A new code, for the same card.',
        blocks: [
          greeting(card.recipientName),
          paragraph(
            `Here is a new code for the gift card from ${isolate(card.senderName)}. The old code no longer works.`,
          ),
          code('Your code', '{{code}}'),
          factsOfBalance(card),
          button('Open your gift', '{{giftLink}}'),
          notes([keyFact('gift-spending')]),
          signature(),
        ],
        reason: 'You get this email because somebody asked for a new code. If it was not you, write to us.',
        attachments: [attachment('gift-card-code', card)],
      },
    };
  },
});

/** To the recipient, when the buyer has taken the card back. */
export const giftWithdrawnEmail = template({
  id: 'gift-card-withdrawn',
  data: giftCardData,
  write: (card) => {
    const senderName = isolate(card.senderName);
    return {
      kind: 'gift-card-withdrawn',
      to: card.recipientEmail,
      subject: `The gift card from ${nameInSubject(card.senderName)} has been cancelled`,
      content: {
        preheader: 'Its code no longer works. There is nothing that you need to do.',
        headline: 'This gift card has been cancelled.',
        blocks: [
          greeting(card.recipientName),
          paragraph(
            `The gift card from ${senderName} has been cancelled and refunded to whoever bought it, so its code no longer works. None of it had been spent, you owe nothing, and there is nothing that you need to do.`,
          ),
          paragraph(
            `We did not ask for the reason. If you have a question, ask whoever gave you the card, or write to us at ${mailboxes.membership}.`,
          ),
          facts([['Gift', worthOf(card)]]),
          signature('With our regards,\nMyler'),
        ],
        reason:
          'You get this email because a gift card was sent to this address. We used the address for nothing else.',
        attachments: [],
      },
    };
  },
});

/** To the recipient, before the card lapses. */
export const giftReminderEmail = template({
  id: 'gift-card-reminder',
  data: giftCardData,
  write: (card) => {
    const lastDay = formatDate(card.validUntil ?? '');
    return {
      kind: 'gift-card-reminder',
      to: card.recipientEmail,
      subject: `Your gift card is good until ${lastDay}`,
      content: {
        preheader: `${leftOn(card)} is left on it. After that day it can no longer be spent.`,
        headline: 'Your gift card ends soon.',
        blocks: [
          greeting(card.recipientName),
          paragraph(
            `The gift card from ${isolate(card.senderName)} is good until ${lastDay}, and ${leftOn(card)} is left on it. After that day it can no longer be spent. We write this once.`,
          ),
          code('Your code', '{{code}}'),
          factsOfBalance(card),
          button('Open your gift', '{{giftLink}}'),
          notes([keyFact('gift-spending'), keyFact('gift-validity')]),
          signature(),
        ],
        reason:
          'You get this email because a gift card was sent to this address. We used the address for nothing else.',
        attachments: [attachment('gift-card-code', card)],
      },
    };
  },
});

/** To the buyer, after a new code was sent by the link or by our desk, so that it does not go unnoticed. */
export const giftCodeSentEmail = template({
  id: 'gift-card-code-sent',
  data: giftCardData,
  write: (card) => {
    return emailToBuyer(card, {
      kind: 'gift-card-code-sent',
      subject: `A new code has gone to ${nameInSubject(card.recipientName)}: ${card.reference}`,
      preheader: 'The old code no longer works.',
      headline: 'A new code is on its way.',
      blocks: [
        paragraph(
          `We have sent a new code to ${isolate(card.recipientName)} at ${card.recipientEmail}. The old code no longer works. The balance and the last day are the same. If you did not ask for it, write to us today.`,
        ),
        button('See your gift', '{{orderLink}}'),
        facts([...cardDescription(card), ['Reference', card.reference]]),
      ],
    });
  },
});

const factsOfBalance = (card: GiftCardData) =>
  facts([
    ['Left', leftOn(card)],
    ['Good until', formatDate(card.validUntil ?? '')],
  ]);

/** "£150", or "A year of Gold": such a card is spent completely. */
const leftOn = (card: GiftCardData) =>
  card.membershipId ? worthOf(card) : formatMoney({ amount: card.balance, currency: card.currency });
