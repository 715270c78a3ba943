import { mailboxes } from '@myler/config/contact';
import { isolate } from '@myler/config/names';

/** The copy of an order's page. In a file of their own, because only that page needs them. */
export const orderCopy = {
  noLink: {
    title: 'Open this page with the link in your receipt.',
    text: (mailbox: string) =>
      `It says which card is yours. If the receipt is lost, write to ${mailbox} from the address that you gave when you bought it.`,
    action: 'Look at the cards',
  },
  waiting: 'Looking for your card.',
  notNow: 'We can’t show this card just now.',
  scheduled: (name: string) => `It waits for ${isolate(name)}.`,
  delivered: (name: string) => `It has reached ${isolate(name)}.`,
  leaving: (name: string) => `It is on its way to ${isolate(name)}.`,
  cancelled: 'This card was cancelled.',
  leavingText: 'It goes by email within a few minutes, and can no longer be changed here.',
  deliveredText: (day: string, until: string) => `It was delivered on ${day} and is good until ${until}.`,
  cancelledText: (sum: string) =>
    `We refund ${sum} to the card you paid with. Your bank may take a few days to show it.`,
  scheduledText: 'Until it is sent you can change the day, the message and who receives it, or cancel it.',
  change: 'Change the card',
  save: 'Save the changes',
  saving: 'Saving the changes',
  saved: 'Your changes are saved.',
  cancel: 'Cancel this card',
  cancelQuestion: (sum: string, name: string) => ({
    title: 'Cancel this card?',
    text: `We do not tell ${isolate(name)}, and we refund ${sum} to the card you paid with. This can’t be undone.`,
    yes: `Cancel it and refund ${sum}`,
    busy: 'Cancelling the card',
    no: 'Keep it as it is',
  }),
  code: {
    title: 'If the code is lost',
    text: (email: string) =>
      `We send a new one to ${email}. The old code stops working at once. The balance and the last day stay the same.`,
    none: `No more codes can be sent for this card from here. If you need one, write to ${mailboxes.membership}.`,
    send: 'Send a new code',
    sent: (email: string) => `A new code is on its way to ${email}. The old code no longer works.`,
    question: ({ name, email }: { name: string; email: string }) => ({
      title: 'Send a new code?',
      text: `It goes to ${isolate(name)} at ${email}. The code that was sent before stops working at once.`,
      yes: 'Send a new code, stop the old one',
      busy: 'Sending a new code',
      no: 'Keep it as it is',
    }),
  },
  refund: {
    title: 'Refund',
    possible: (sum: string, day: string) =>
      `Until ${day} you can get ${sum} back, as long as none of it has been spent.`,
    spent: 'Some of this card has been spent, so it can’t be refunded.',
    late: 'Fourteen days have passed since it was delivered, so it can’t be refunded any more.',
    ask: 'Refund this card',
    question: (sum: string, name: string) => ({
      title: 'Refund this card?',
      text: `The code stops working at once, and we write to tell ${isolate(name)} that the card was cancelled. We refund ${sum} to the card you paid with. This can’t be undone.`,
      yes: `Refund ${sum}`,
      busy: 'Refunding the card',
      no: 'Keep it as it is',
    }),
  },
  sheet: {
    title: 'A sheet to hand over',
    text: (email: string) =>
      `One page of A4, folded twice: the picture, the names, your words and what the card holds. The code is not on it, because it goes to ${email} alone.`,
    ownAddress:
      'One page of A4, folded twice. This one has no code on it. The email with the card goes to your own address, and the sheet enclosed there has the code: hand that one over.',
    save: 'Save the sheet as PDF',
    loading: 'Making the sheet',
    saved: 'The sheet is saved. Print it on one side, without scaling.',
    failed: 'The sheet did not load. Check your connection and press the button again.',
  },
  summary: {
    one: 'Correct one field before you save',
    many: 'Correct these fields before you save',
  },
} as const;
