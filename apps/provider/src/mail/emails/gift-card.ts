import { mailboxes } from '@myler/config/contact';
import { formatMoney } from '@myler/config/currencies';
import { formatDate } from '@myler/config/dates';
import { giftCardDesigns } from '@myler/config/gift-cards';
import { keyFact } from '@myler/config/key-facts';
import { membershipById } from '@myler/config/memberships';
import { isolate } from '@myler/config/names';
import { button, code, facts, greeting, notes, paragraph, picture, quote, signature } from '../message/blocks.ts';
import type { AttachmentRequest, Email } from '../message/email.ts';
import { giftCardData, type GiftCardData } from '../message/schemas.ts';
import { nameInSubject } from '../message/name-in-subject.ts';
import { template } from '../message/template.ts';

/** The size of the card in an email, in CSS pixels. */
const CARD = { cid: 'gift-card', width: 480, height: 302 };

/** To the recipient: the card with its code, which is filled in when the email is sent. */
export const giftCardEmail = template({
  id: 'gift-card',
  data: giftCardData,
  write: (card) => {
    const { recipientName, message, validUntil } = card;
    const senderName = isolate(card.senderName);
    const design = giftCardDesigns.find(({ id }) => id === card.design);
    return {
      kind: 'gift-card',
      to: card.recipientEmail,
      // Without a verb, because a giver may be one person or several: "Anna and Tom", "The Okafors".
      subject: `A gift card for you from ${nameInSubject(card.senderName)}`,
      content: {
        preheader: `${worthOf(card)}, with love from ${senderName}. The code is inside.`,
        headline: 'Somebody has sent you somewhere.',
        blocks: [
          greeting(recipientName),
          paragraph(
            card.membershipId
              ? `This is a gift from ${senderName}: a year of ${membershipById(card.membershipId).name}, a membership for families who travel.`
              : `This is a gift from ${senderName}: ${worthOf(card)} towards a membership or a journey with your family.`,
          ),
          picture({ ...CARD, alt: `A gift card: ${design?.alt ?? ''}` }),
          ...(message ? [quote(message, senderName)] : []),
          code('Your code', '{{code}}'),
          facts([
            ['Worth', worthOf(card)],
            ['From', senderName],
            ['Good until', formatDate(validUntil ?? '')],
          ]),
          paragraph('The card to print is enclosed: one sheet of A4, folded twice.'),
          button('Open your gift', '{{giftLink}}'),
          notes([keyFact('gift-spending'), keyFact('gift-validity')]),
          signature(),
        ],
        reason: `You get this email because ${senderName} gave this address for a gift. We used it for nothing else.`,
        attachments: [attachment('gift-card', card)],
      },
    };
  },
});

/** To the buyer, after the payment: the purchase, the date of delivery, and the link for changes. */
export const giftReceiptEmail = template({
  id: 'gift-card-receipt',
  data: giftCardData,
  write: (card) => {
    return emailToBuyer(card, {
      kind: 'gift-card-receipt',
      subject: `Your gift for ${nameInSubject(card.recipientName)}: ${card.reference}`,
      preheader: `${worthOf(card)}, paid. ${deliveryText(card)}`,
      headline: card.status === 'delivered' ? 'It is on its way.' : 'It waits for its day.',
      blocks: [
        paragraph(`Thank you. ${deliveryText(card)}`),
        card.status === 'delivered'
          ? button('See your gift', '{{orderLink}}')
          : button('See or change your gift', '{{orderLink}}'),
        facts([
          ...cardDescription(card),
          ['Paid', `${formatSum(card)}, card ending ${card.cardLastFour}`],
          ['Reference', card.reference],
        ]),
        ...(card.message ? [quote(card.message, card.senderName)] : []),
        notes([keyFact('gift-refund'), keyFact('gift-validity')]),
      ],
    });
  },
});

/** To the buyer, when a scheduled card has been delivered. */
export const giftDeliveredEmail = template({
  id: 'gift-card-delivered',
  data: giftCardData,
  write: (card) => {
    return emailToBuyer(card, {
      kind: 'gift-card-delivered',
      subject: `Your gift has gone to ${nameInSubject(card.recipientName)}`,
      preheader: 'It left this minute, with your words.',
      headline: 'Your gift has gone out.',
      blocks: [
        paragraph(
          `Your card has just gone to ${isolate(card.recipientName)} at ${card.recipientEmail}, with your words and a card to print. If it is not there by this evening, ask them to look in their spam folder, and then write to us at ${mailboxes.membership}.`,
        ),
        button('See your gift', '{{orderLink}}'),
        facts([...cardDescription(card), ['Reference', card.reference]]),
        notes([keyFact('gift-refund')]),
      ],
    });
  },
});

/** To the buyer, after every change, so that no change goes unnoticed. */
export const giftChangedEmail = template({
  id: 'gift-card-changed',
  data: giftCardData,
  write: (card) => {
    return emailToBuyer(card, {
      kind: 'gift-card-changed',
      subject: `Your gift has been changed: ${card.reference}`,
      preheader: deliveryText(card),
      headline: 'Changed, as you asked.',
      blocks: [
        paragraph(
          `Your gift is now as below. ${deliveryText(card)} If you did not change it, write to ${mailboxes.membership} today.`,
        ),
        button('See your gift', '{{orderLink}}'),
        facts([...cardDescription(card), ['Reference', card.reference]]),
        ...(card.message ? [quote(card.message, card.senderName)] : []),
      ],
    });
  },
});

/** To the buyer, after the refund. */
export const giftCancelledEmail = template({
  id: 'gift-card-cancelled',
  data: giftCardData,
  write: (card) => {
    return emailToBuyer(card, {
      kind: 'gift-card-cancelled',
      subject: `Your gift has been cancelled: ${card.reference}`,
      preheader: `We refund ${formatSum(card)} to the card ending ${card.cardLastFour}.`,
      headline: 'Cancelled and refunded.',
      blocks: [
        paragraph(
          `We have cancelled your gift for ${isolate(card.recipientName)}. ${whoIsTold(card)} We refund ${formatSum(card)} to the card ending ${card.cardLastFour}; your bank may take a few days to show it.`,
        ),
        facts([...cardDescription(card), ['Reference', card.reference]]),
      ],
    });
  },
});

export function emailToBuyer(
  card: GiftCardData,
  email: Pick<Email, 'kind' | 'subject'> & Pick<Email['content'], 'preheader' | 'headline' | 'blocks'>,
): Email {
  const { kind, subject, preheader, headline, blocks } = email;
  return {
    kind,
    to: card.senderEmail,
    subject,
    content: {
      preheader,
      headline,
      blocks: [greeting(card.senderName), ...blocks, signature()],
      reason: 'You get this email because somebody bought a gift card with this address.',
      attachments: [attachment('gift-card-order', card)],
    },
  };
}

/** The code and the link are derived with a key: the code is that of the number that the card's had when the email was queued. */
export const attachment = (maker: string, { id, codeVersion }: GiftCardData): AttachmentRequest => ({
  maker,
  from: { cardId: id, ...(codeVersion !== undefined && { codeVersion }) },
});

const formatSum = ({ amount, currency }: Pick<GiftCardData, 'amount' | 'currency'>) =>
  formatMoney({ amount, currency });

function whoIsTold({ deliveredAt, isTold }: GiftCardData): string {
  if (!deliveredAt) return 'We have not told them.';
  if (isTold) return 'Its code no longer works, and we have written to tell them.';
  return 'Its code no longer works. We have not told them, because their address got many emails about gift cards that day.';
}

/** "£250", or "A year of Gold". */
export function worthOf(card: Pick<GiftCardData, 'membershipId' | 'amount' | 'currency'>): string {
  return card.membershipId ? `A year of ${membershipById(card.membershipId).name}` : formatSum(card);
}

export function cardDescription(card: GiftCardData): [label: string, value: string][] {
  return [
    ['Gift', worthOf(card)],
    ['For', `${isolate(card.recipientName)}, ${card.recipientEmail}`],
    ...(card.deliverOn ? [['Day', dayAndPlace(card)] as [string, string]] : []),
    ...(card.validUntil ? [['Good until', formatDate(card.validUntil)] as [string, string]] : []),
  ];
}

function deliveryText(card: GiftCardData): string {
  if (card.status === 'delivered') return `It has gone to ${isolate(card.recipientName)} by email.`;
  return `It leaves for ${isolate(card.recipientName)} on ${dayAndPlace(card)}.`;
}

/** "December 24, 2026, at nine in the morning there (Asia/Singapore)" */
function dayAndPlace({ deliverOn, timeZone }: GiftCardData): string {
  return `${formatDate(deliverOn ?? '')}, at nine in the morning in ${placeOf(timeZone ?? '')}`;
}

/** "America/Argentina/Buenos_Aires" → "Buenos Aires": a time zone has the name of one of its towns. */
const placeOf = (timeZone: string) => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
