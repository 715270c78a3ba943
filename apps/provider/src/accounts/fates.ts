/** After these events somebody else may know, or may have added, what lets into an account. */
export type AccountEvent =
  | 'a first reset'
  | 'a reset'
  | 'a new password'
  | 'a new email address'
  | 'signing out a device'
  | 'signing out the others'
  | 'closing'
  | 'locking out';

/** What lets somebody into an account, or will once its link is opened; what somebody who was in it has begun, and has entered. */
export type WayIn =
  | 'password'
  | 'this session'
  | 'copies of this session'
  | 'other sessions'
  | 'confirmations'
  | 'reset links'
  | 'reset requests'
  | 'changes of email'
  | 'sign-in codes'
  | 'recent passkeys'
  | 'older passkeys'
  | 'challenges'
  | 'waiting payments'
  | 'stored card'
  | 'mailbox for receipts'
  | 'closing after the year'
  | 'invitations'
  | 'offer of the card'
  | 'people on the card'
  | 'details';

/** What becomes of a way in. */
export type Fate = 'ends' | 'ends unless kept' | 'stays unless dropped' | { stays: string };

/** Everything that waits and that somebody in the account may have begun. It must not undo what the member does now. */
const waiting = {
  'changes of email': 'ends',
  'sign-in codes': 'ends',
  challenges: 'ends',
  'waiting payments': 'ends',
} as const;
/** Only the mailbox gets them. */
const mailed = { 'reset links': 'ends', 'reset requests': 'ends' } as const;
const everything = {
  ...waiting,
  ...mailed,
  // Before the password, with which an account goes that is closed, and its card.
  'offer of the card': 'ends',
  password: 'ends',
  'this session': 'ends',
  'copies of this session': 'ends',
  'other sessions': 'ends',
  confirmations: 'ends',
  'recent passkeys': 'ends',
  'older passkeys': 'ends',
  'stored card': 'ends',
  'mailbox for receipts': 'ends',
  'closing after the year': 'ends',
  invitations: 'ends',
  'people on the card': 'ends',
  details: 'ends',
} as const;

const isListed = { stays: 'The letter names it with its day, and it is listed in the account.' };
const isTheWayBack = { stays: 'Whoever is in the account must not keep the owner of the mailbox from a reset.' };
const mailedStays = { 'reset links': isTheWayBack, 'reset requests': isTheWayBack };
const staysHere = {
  'stored card': { stays: 'It pays for this account only, and its letter went when it was stored.' },
  details: { stays: 'The mailbox’s owner has entered them.' },
};
const people = { 'people on the card': { stays: 'They are listed under People, and an email told of each.' } };
const isOnTheList = {
  ...people,
  invitations: { stays: 'They are listed under People, where each can be withdrawn.' },
  'offer of the card': { stays: 'An email told of it, and it is listed under People, where it can be taken back.' },
};
const isNamed = {
  'mailbox for receipts': {
    stays: 'An email told the member when it was named, and it is under Payments in the account.',
  },
};
const isTold = {
  'closing after the year': { stays: 'Its letter told the member, and starting the renewal again takes it back.' },
};
const isTheirs = { stays: 'The member acts in it now.' };

/** Of the other sessions, the one that was chosen or all. */
const shutOut = {
  ...waiting,
  ...mailedStays,
  ...staysHere,
  ...isNamed,
  ...isTold,
  ...isOnTheList,
  password: { stays: 'Only the member can choose another; the page says how.' },
  'this session': isTheirs,
  'copies of this session': { stays: 'They ended when it was confirmed, in the last ten minutes.' },
  'other sessions': 'ends',
  confirmations: isTheirs,
  'recent passkeys': { stays: 'They are listed above the button.' },
  'older passkeys': { stays: 'They are listed above the button.' },
} as const;

/** What becomes of each way in after each event (docs/decisions/0089-what-lets-somebody-in.md). */
export const fates = {
  // Nobody has shown before that the address is theirs: whoever joined with it may have been somebody else.
  'a first reset': everything,
  'a reset': {
    ...everything,
    ...staysHere,
    ...people,
    'recent passkeys': 'ends unless kept',
    'older passkeys': 'stays unless dropped',
  },
  'a new password': {
    ...everything,
    ...mailedStays,
    ...staysHere,
    ...isNamed,
    ...people,
    'this session': isTheirs,
    confirmations: { stays: 'The password was entered for it a moment ago.' },
    'recent passkeys': isListed,
    'older passkeys': isListed,
  },
  'a new email address': {
    ...waiting,
    ...mailed,
    ...staysHere,
    ...isNamed,
    ...isTold,
    ...isOnTheList,
    password: { stays: 'It was entered before the address was asked for, and the old mailbox could cancel it.' },
    'this session': isTheirs,
    'copies of this session': { stays: 'They ended when the password was entered before the address was asked for.' },
    'other sessions': { stays: 'The member’s devices have nothing to do with the address.' },
    confirmations: 'ends',
    'recent passkeys': isListed,
    'older passkeys': isListed,
  },
  'signing out a device': shutOut,
  'signing out the others': shutOut,
  closing: everything,
  'locking out': { ...everything, ...staysHere, ...people },
} as const satisfies Record<AccountEvent, Record<WayIn, Fate>>;
