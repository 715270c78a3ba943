import { brand } from '@myler/config/brand';
import { deskLine, mailboxes } from '@myler/config/contact';

/** What a member agrees to, in the order it matters to them. The dialog and, later, the page show this one text. */
export const terms = {
  version: '1',
  datedOn: '2026-11-21',
  sections: [
    {
      title: 'What you buy',
      paragraphs: [
        `A ${brand.name} membership lasts twelve months from the day you pay. It covers two adults and every child under eighteen who lives with you, unless the card says otherwise.`,
        'What each card comes with is written on the membership page on the day you join. We may add to it during your year; we do not take away from it.',
      ],
    },
    {
      title: 'What it costs',
      paragraphs: [
        'The sum on the button is the sum we take, in the currency you chose, tax included. A coupon or referral code counts for the first year only.',
        'Hotels, trains and guides are booked in your name and paid for separately. We tell you the price before we book, and add nothing to it.',
      ],
    },
    {
      title: 'Changing your mind',
      paragraphs: [
        `Within fourteen days of joining you can leave and have the whole sum back, whether or not you have asked us anything. Write to ${mailboxes.membership} or ring ${deskLine.display}.`,
      ],
    },
    {
      title: 'Renewing and leaving',
      paragraphs: [
        'Thirty days before your year ends we write to say so, with the price of the next one. If you do nothing it renews on the same card. If you would rather not, one sentence by e-mail or telephone ends it, up to the last day.',
      ],
    },
    {
      title: 'Your children',
      paragraphs: [
        'We ask for their first names and dates of birth because cots, clubs and fares depend on them. Nobody outside the houses you stay in sees them, and they are deleted within thirty days of your leaving.',
      ],
    },
    {
      title: 'If something goes wrong',
      paragraphs: [
        'Tell us while you are there and we will try to mend it while you are there. We answer for what we arrange as English law says we must, and nothing here takes away the rights the law gives you as a consumer.',
      ],
    },
  ],
} as const;
