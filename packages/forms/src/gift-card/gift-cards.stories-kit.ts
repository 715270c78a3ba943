import { ApiError } from '@myler/api-client/errors';
import type {
  GiftCardBalance,
  GiftCardOptions,
  GiftCardOrder,
  GiftCardReceipt,
  OpenedGiftCard,
} from '@myler/api-client/contract';
import { currencyCodes, type Money } from '@myler/config/currencies';
import {
  GIFT_CARD_HOUR,
  GIFT_CARD_MONTHS_AHEAD,
  GIFT_CARD_UNITS,
  giftCardDesigns,
  giftCardPresets,
} from '@myler/config/gift-cards';
import { giftFacts } from '@myler/config/key-facts';
import { listPrice, memberships } from '@myler/config/memberships';

/** The date of the stories: noon in London. */
export const now = () => Date.parse('2026-11-21T12:00:00Z');

const inEach = (units: number): Money[] => currencyCodes.map((currency) => ({ amount: units * 100, currency }));

const colours = ['#4a4a55', '#15201f', '#e6dcc9', '#5f7f88', '#1a2c40', '#8a7650'];

/** A simple drawing of a card: six engraved ones would take longer to draw than the form. */
function fromFar(design: number) {
  const colour = colours[design] ?? '#8a7650';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 428"><path fill="${colour}" d="M0 0h680v428H0z"/><path fill="#baa57e" d="M280 320V200a60 60 0 0 1 120 0v120h-24V200a36 36 0 0 0-72 0v120z"/></svg>`;
  return {
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    width: 680,
    height: 428,
    colour,
    widths: [],
    formats: [],
  };
}

/** The provider's options, with pictures that need no server. */
export const options: GiftCardOptions = {
  designs: giftCardDesigns.map(({ id, name, alt }, design) => ({ id, name, picture: { ...fromFar(design), alt } })),
  limits: currencyCodes.map((currency) => ({
    minimum: { amount: GIFT_CARD_UNITS.minimum * 100, currency },
    maximum: { amount: GIFT_CARD_UNITS.maximum * 100, currency },
  })),
  presets: giftCardPresets.flatMap(inEach),
  memberships: memberships.map(({ id, category, name }) => ({
    membershipId: id,
    category,
    name,
    prices: currencyCodes.map((currency) => listPrice(id, currency)),
  })),
  validForYears: 5,
  delivery: { hour: GIFT_CARD_HOUR, monthsAhead: GIFT_CARD_MONTHS_AHEAD },
  facts: [...giftFacts],
};

export const receipt: GiftCardReceipt = {
  reference: 'MG-7K2Q-9D4T',
  status: 'scheduled',
  design: 'island-evening',
  amount: { amount: 25_000, currency: 'GBP' },
  recipient: { name: 'Nell', email: 'n••••@example.com' },
  sender: { name: 'Grandpa Tom', email: 't••••@example.com' },
  deliverAt: '2026-11-21T12:00:00Z',
  card: { brand: 'VISA', lastFour: '4242' },
};

export const order: GiftCardOrder = {
  ...receipt,
  recipient: { name: 'Nell', email: 'nell@example.com' },
  sender: { name: 'Grandpa Tom', email: 'tom@example.com' },
  message: 'For the week after the exams, somewhere with a jetty.\nTake your sister.',
  deliverOn: { date: '2026-12-24', timeZone: 'America/New_York' },
  deliverAt: '2026-12-24T14:00:00Z',
  canChange: true,
  deliverBetween: { first: '2026-11-22', last: '2027-11-21' },
};

export const balance: GiftCardBalance = {
  status: 'good',
  balance: { amount: 18_000, currency: 'GBP' },
  worth: { amount: 25_000, currency: 'GBP' },
  validUntil: '2031-12-24',
};

/** Twenty characters; the last one is the check character. */
export const code = '0000-0000-0000-0000-0000';

export const openedGift: OpenedGiftCard = {
  status: 'good',
  picture: { ...fromFar(0), alt: giftCardDesigns[0].alt },
  recipient: order.recipient.name,
  sender: 'Anna and Tom',
  message: order.message,
  worth: balance.worth,
  balance: balance.balance,
  validUntil: balance.validUntil,
  code,
};

export const problem = (status: number, data: object = {}) =>
  new ApiError({ request: { method: 'POST', url: '/v1/custom-gift-cards' }, status, data });
