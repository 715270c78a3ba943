import { answerDays, withinWorkingDays, type EnquirySource } from '@myler/config/service';

interface Words {
  /** The message field: its label, its hint, and its error when it is empty. */
  message: string;
  messageHint: string;
  messageMissing: string;
  /** Absent if the visitor does not write for a company. */
  organisation?: string;
  organisationMissing?: string;
  send: string;
  /** Who will answer, and when. */
  next: string;
}

/** The copy of each source (docs/product-decisions.md, Same-origin and provider paths). */
export const sourceCopy: Record<EnquirySource, Words> = {
  'discover-myler': {
    message: 'What are you planning?',
    messageHint: 'Who is coming and how old, where or when, and what went wrong last time.',
    messageMissing: 'Write a sentence or two about what you are planning.',
    send: 'Send to a Myler',
    next: `A Myler who knows families like yours answers ${withinWorkingDays(answerDays['discover-myler'])}.`,
  },
  hotel: {
    message: 'What would you like to know?',
    messageHint: 'Which rooms for whom, what the youngest will not do, what went wrong last time.',
    messageMissing: 'Write a sentence or two about what you would like to know.',
    send: 'Send to a Myler',
    next: `A Myler who has slept there answers ${withinWorkingDays(answerDays.hotel)}.`,
  },
  'partner-with-us': {
    organisation: 'Hotel, firm or agency',
    organisationMissing: 'Enter the name of your hotel, firm or agency. Your own name will do if you work alone.',
    message: 'What do you do for families?',
    messageHint:
      'A house: the rooms, the cots, the breakfast. An adviser: whom you have looked after, and for how long.',
    messageMissing: 'Write a sentence or two about what you do for families.',
    send: 'Send to the partnerships desk',
    next: `The partnerships desk reads every message itself and answers ${withinWorkingDays(answerDays['partner-with-us'])}.`,
  },
  'corporate-membership': {
    organisation: 'Company',
    organisationMissing: 'Enter the name of your company.',
    message: 'Who would travel, and how often?',
    messageHint: 'How many households or guests, from which cities, and from when.',
    messageMissing: 'Write a sentence or two about who would travel.',
    send: 'Send the enquiry',
    next: `Somebody who looks after companies rings or writes ${withinWorkingDays(answerDays['corporate-membership'])}, with figures.`,
  },
};

export const copy = {
  name: 'Your name',
  nameMissing: 'Enter your name.',
  email: 'Email',
  telephone: 'Telephone',
  membership: 'Membership',
  membershipUnsure: 'I don’t know yet',
  about: 'About',
  to: 'To',
  travelDates: 'When',
  travelDatesHint: 'A month, or the days if you know them.',
  family: 'Who is coming',
  familyHint: 'The adults, and the age of each child.',
  familyCarried: 'As you described it. Remove what you would rather not send.',
  sendTo: (name: string) => `Send to ${name}`,
  answersFrom: (name: string) => `${name} answers ${withinWorkingDays(answerDays.hotel)}.`,
  sending: 'Sending',
  summary: 'It has not been sent yet.',
  again: 'What you wrote is still here. Send it again in a moment, or write to',
  thanks: (name: string) => `Thank you, ${name}. It has arrived.`,
  /** Strangers may have used up the five emails of the day (docs/decisions/0098-strangers-use-up-nothing.md). */
  acknowledged: (email: string) => `A confirmation goes to ${email}, unless several went there today already.`,
  another: 'Write another',
  privacy: 'We use this to answer you and for nothing else.',
} as const;
