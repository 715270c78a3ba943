import { isolate } from '@myler/config/names';

/** The copy of the account’s forms. */
export const copy = {
  summary: { one: 'Correct one field', many: 'Correct these fields', notice: 'That did not work.' },
  details: {
    save: 'Save',
    saving: 'Saving',
    saved: 'Saved.',
  },
  invoice: {
    company: 'Company name',
    tax: 'Tax number',
    hint: 'New receipts will show them. Earlier receipts stay as they are.',
    save: 'Save',
    saved: 'Saved. Your next receipt will show them.',
  },
  confirm: {
    lead: 'To be sure that it is you, we ask for your password again. After that we do not ask for ten minutes.',
    leadWithPasskey:
      'To be sure that it is you, we ask for your password again, or for a passkey. After that we do not ask for ten minutes.',
    label: 'Your password',
    missing: 'Enter your password.',
    go: 'Continue',
    busy: 'Checking your password',
    passkey: 'Use a passkey instead',
  },
  email: {
    label: 'New email address',
    lead: (now: string) =>
      `You sign in with ${isolate(now)}. We send a link to the new address. Your address changes when you confirm it there.`,
    same: 'This is your address already. Enter the new one.',
    send: 'Send the link',
    sending: 'Sending the link',
    sentBefore: 'We have sent a link to',
    sentAfter:
      'Open it and press the button, and you sign in with that address from then on. We tell your old address too.',
    done: 'Close',
  },
  emailCancel: {
    before: 'We have sent a link to',
    after: 'Open it within the hour to confirm your new address.',
    send: 'Cancel the change',
    sending: 'Cancelling',
    done: 'The change is cancelled, and your email address stays as it is.',
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
  passkey: {
    label: 'Name of the passkey',
    hint: 'So that you know later which one it is.',
    missing: 'Give the passkey a name.',
    tooLong: (length: number) => `Use ${length} characters or fewer.`,
  },
  card: {
    hint: 'We charge this card from now on. We keep its brand, its last four digits and its expiry date, and nothing else.',
    save: 'Use this card',
    saving: 'Storing your card',
  },
  upgrade: {
    year: (tier: string) => `${tier}, a year`,
    days: (days: number, of: number) => `${days} of ${of} days are left`,
    credit: 'Your credit for friends',
    due: 'To pay today',
    explanation: (from: string, to: string) =>
      `The difference between ${from} and ${to}, for the days that are left of your year. Tax included.`,
    which: 'Pay with',
    other: 'Another card',
    pay: (sum: string, tier: string) => `Pay ${sum} and move to ${tier}`,
    move: (tier: string) => `Move to ${tier}`,
    paying: 'Paying',
  },
  close: {
    when: 'When',
    afterYear: 'When the year is over',
    now: 'Now',
    email: 'Your email address, to confirm',
    emailHint: (email: string) => `Type ${email}.`,
    emailWrong: 'Type the email address of your account, so that nobody closes it by mistake.',
    closeLater: 'Close it when the year is over',
    closeNow: 'Close my account now',
    busy: 'Closing your account',
  },
  journey: {
    label: 'Tell us about one journey',
    hint: 'Who is coming and how old, where or when, and what you would rather not repeat.',
    missing: 'Write a sentence or two about the journey.',
    tooLong: 'Use 2,000 characters or fewer. You can tell us the rest when we talk.',
    send: (to: string | undefined) => `Send it to ${to === undefined ? 'the desk' : isolate(to)}`,
    sending: 'Sending',
    sent: (to: string | undefined) => `${to === undefined ? 'The desk' : isolate(to)} has it, and answers you.`,
  },
} as const;
