import type { PaymentRow } from '../store/schema.ts';
import type { ReceiptDocument } from './draw-receipt.ts';

const payment: PaymentRow = {
  key: '0d9a5b5e-7d0f-4b61-9b3f-2b8f5a0f6a02',
  userId: null,
  kind: 'join',
  membershipId: 'gold',
  fromMembershipId: null,
  currency: 'GBP',
  price: 149_500,
  discount: 14_950,
  gift: 25_000,
  giftCardId: null,
  credit: 0,
  paid: 109_550,
  chargeId: 'ch_1',
  cardBrand: 'VISA',
  cardLastFour: '4242',
  periodFrom: '2026-11-21',
  periodUntil: '2027-11-21',
  paidAt: new Date('2026-11-21T12:00:00Z'),
  refundedAt: null,
  refundDoneAt: null,
};
export const document = (kind: 'receipt' | 'credit-note', changes: Partial<PaymentRow> = {}): ReceiptDocument => ({
  receipt: {
    number: 17,
    kind,
    paymentKey: payment.key,
    issuedOn: '2026-11-21',
    isAbridged: false,
    issuedTo: {
      name: 'Claire Moreau',
      city: 'Paris',
      countryCode: 'FR',
      companyName: 'Moreau & Filles',
      taxNumber: 'FR1',
    },
  },
  payment: { ...payment, ...changes },
  credits: 3,
});

export const documentFor = (name: string, companyName: string): ReceiptDocument => {
  const { receipt, ...rest } = document('receipt');
  return { ...rest, receipt: { ...receipt, issuedTo: { ...receipt.issuedTo, name, companyName } } };
};
