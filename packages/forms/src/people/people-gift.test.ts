import { describe, expect, it } from 'vitest';
import { normaliseName, normaliseParagraph } from '@myler/config/typed-text';
import * as z from 'zod/mini';
import { giftCardPurchase } from '@myler/api-client/contract';
import { forEachRow } from '@myler/presets/rows';
import { options } from '../gift-card/gift-cards.stories-kit.ts';
import { cardErrors, editCard, emptyCard } from '../card-fields/credit-card.ts';
import { giftErrors, toPurchase } from '../gift-card/gift-form.ts';
import { giftAnswersOf } from './answers-of.ts';
import { giftCardBuyers } from './index.ts';

const now = Date.parse('2026-11-22T12:00:00Z');

describe('everybody in the table of ordinary people buys a gift card:', () => {
  const filled = giftCardBuyers.map((buyer) => ({
    id: buyer.id,
    buyer,
    form: giftAnswersOf(buyer, now),
    card: editCard(emptyCard, buyer.creditCard),
  }));

  it('the form finds no error', () =>
    forEachRow(filled, ({ form, card }) => {
      expect(giftErrors(form, options, now)).toEqual({});
      expect(cardErrors(card, '2026-11-22').filter(([, message]) => message)).toEqual([]);
    }));

  it('the form sends what they typed, in the contract’s shape', () =>
    forEachRow(filled, ({ buyer, form, card }) => {
      const purchase = z.parse(giftCardPurchase, toPurchase(form, card, options));
      const { stored } = buyer;
      expect(purchase).toMatchObject({
        design: buyer.design,
        amount: stored.amount,
        recipient: { name: normaliseName(buyer.recipient.name), email: buyer.recipient.email.trim() },
        sender: { name: normaliseName(buyer.sender.name), email: buyer.sender.email.trim() },
        message: normaliseParagraph(buyer.message),
      });
      expect(purchase.membershipId ?? '').toBe(buyer.membershipId);
      expect({ brand: purchase.creditCard.brand, lastFour: purchase.creditCard.number.slice(-4) }).toEqual(stored.card);
    }));

  it('the order names the delivery day that they chose, or none', () =>
    forEachRow(filled, ({ buyer, form, card }) => {
      const { deliverOn } = toPurchase(form, card, options);
      const { daysAhead, timeZone } = buyer;
      const day = new Date(now + (daysAhead ?? 0) * 86_400_000).toISOString().slice(0, 10);
      expect(deliverOn).toEqual(daysAhead === null ? undefined : { date: day, timeZone });
    }));
});
