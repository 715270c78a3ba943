import { isolate } from '@myler/config/names';

/** The copy of the account’s forms. */
export const copy = {
  summary: { one: 'One thing to put right', many: 'A few things to put right', notice: 'That did not work.' },
  details: {
    save: 'Save',
    saving: 'Saving',
    saved: 'Saved.',
  },
  invoice: {
    company: 'Company name',
    tax: 'Tax number',
    hint: 'They stand on receipts from now on. Earlier receipts stay as they are.',
    tooLong: (what: string, length: number) => `Use ${length} characters or fewer for ${what}.`,
    save: 'Save',
    saved: 'Saved. The next receipt names them.',
  },
  confirm: {
    lead: 'Before something that only you may do, we ask for your password once more. It counts for ten minutes.',
    label: 'Your password',
    missing: 'Enter your password.',
    go: 'Continue',
    busy: 'Checking your password',
  },
  email: {
    label: 'New e-mail address',
    lead: (now: string) =>
      `You sign in with ${isolate(now)}. We send a link to the new address; until it is opened, nothing changes.`,
    same: 'This is your address already. Enter the new one.',
    send: 'Send the link',
    sending: 'Sending the link',
    sentBefore: 'We have sent a link to',
    sentAfter: 'Open it there, and that is your address from then on. Your present address hears of it too.',
    done: 'Close',
  },
  password: {
    current: 'Current password',
    currentMissing: 'Enter your current password.',
    next: 'New password',
    again: 'Confirm new password',
    hint: 'You stay signed in here. All other devices are signed out.',
    save: 'Change my password',
    saving: 'Changing your password',
    saved: 'Your password is changed. All other devices have been signed out.',
    done: 'Close',
  },
  card: {
    hint: 'It pays from now on. We keep its brand, its last four digits and its expiry, and nothing else.',
    save: 'Use this card',
    saving: 'Storing your card',
  },
  upgrade: {
    year: (tier: string) => `${tier}, a year`,
    days: (days: number, of: number) => `${days} of ${of} days are left`,
    due: 'To pay today',
    explanation: (from: string, to: string) =>
      `The difference between ${from} and ${to}, for the days that are left of your year. Tax included.`,
    which: 'Pay with',
    other: 'Another card',
    pay: (sum: string, tier: string) => `Pay ${sum} and move to ${tier}`,
    paying: 'Paying',
  },
  close: {
    when: 'When',
    afterYear: 'When the year is over',
    now: 'Now',
    email: 'Your e-mail address, to confirm',
    emailHint: (email: string) => `Type ${email}.`,
    emailWrong: 'Type the e-mail address of your account, so that nobody closes it by mistake.',
    closeLater: 'Close it when the year is over',
    closeNow: 'Close my account now',
    busy: 'Closing your account',
  },
  journey: {
    label: 'Tell us about one journey',
    hint: 'Who is coming and how old, where or when, and what you would rather not repeat.',
    missing: 'Write a sentence or two about the journey.',
    tooLong: 'Use 2,000 characters or fewer. The rest will find its place when we talk.',
    send: (to: string | undefined) => `Send it to ${to === undefined ? 'the desk' : isolate(to)}`,
    sending: 'Sending',
    sent: (to: string | undefined) => `${to === undefined ? 'The desk' : isolate(to)} has it, and begins there.`,
  },
} as const;
