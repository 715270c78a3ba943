import { isolate } from '@myler/config/names';

/** The copy of an opened card. In a file of their own, because only its page needs them. */
export const openedCopy = {
  noLink: {
    title: 'Open this page with the link in our email.',
    text: '“Open your gift” in it says which card is yours. With the code alone you can see what is left on a card, and join.',
  },
  byCode: 'Use a code instead',
  waiting: 'Fetching your gift.',
  noCard: 'This link opens no card.',
  notNow: 'We can’t open this card just now.',
  label: 'A gift for you',
  yours: (name: string) => `${isolate(name)}, this is yours.`,
  whole: (sum: string, giver: string) =>
    `${sum} from ${isolate(giver)}, towards a membership or a journey with your family.`,
  part: (left: string, worth: string, giver: string) =>
    `${left} is left of the ${worth} from ${isolate(giver)}, towards a membership or a journey with your family.`,
  membership: (year: string, giver: string) => `${year} from ${isolate(giver)}: a membership for families who travel.`,
  void: 'This card was cancelled.',
  voidText:
    'We refunded it to the person who bought it, and its code no longer works. You owe nothing, and there is nothing that you need to do.',
  code: 'Your code',
  copy: 'Copy the code',
  copied: 'The code is copied.',
  blocked: 'This browser does not let us copy. Select the code and copy it by hand.',
  until: (day: string) => `It is good until ${day}.`,
  /** Under the name on the envelope, by the card's status. */
  envelope: {
    good: (day: string) => `Good until ${day}`,
    spent: () => 'Spent',
    expired: (day: string) => `Was good until ${day}`,
    void: () => 'Cancelled',
  },
} as const;
