import type { MembershipId } from '@myler/config/memberships';

/**
 * Every dialog of the site (docs/specification.md, section 2; ids: docs/product-decisions.md, Dialogs). At most one is
 * presented.
 */
export const dialogTypes = [
  'sign-in',
  'forgot-password',
  'reset-password',
  'check-your-email',
  'join-us-1',
  'join-us-2',
  'join-us-3',
  'registration-success',
  'account',
  'confirm-email',
  'cancel-email',
  'newsletter-confirm',
  'have-written',
  'invitation',
  'mobile-menu',
  'mobile-partner-menu',
  'terms-and-conditions',
  'newsletter',
  'cookie-consent',
] as const;
export type DialogType = (typeof dialogTypes)[number];

/** Accessible names (docs/product-decisions.md, Dialogs). Tests and assistive technology find dialogs by them. */
export const dialogNames: Record<DialogType, string> = {
  'sign-in': 'Sign in',
  'forgot-password': 'Forgot your password?',
  'reset-password': 'Choose a new password',
  'check-your-email': 'Check your email',
  'join-us-1': 'Choose your membership',
  'join-us-2': 'You and your family',
  'join-us-3': 'Payment',
  'registration-success': 'Welcome to Myler',
  account: 'Your membership',
  'confirm-email': 'Your new address',
  'cancel-email': 'Keep your address',
  'newsletter-confirm': 'Confirm the letter',
  'have-written': 'Have you written?',
  invitation: 'Your invitation',
  'mobile-menu': 'Menu',
  'mobile-partner-menu': 'Partner menu',
  'terms-and-conditions': 'Terms and conditions',
  newsletter: 'The letter',
  'cookie-consent': 'Your privacy',
};

/** What the caller passes to a dialog when it opens it. */
/** What the account’s dialog is opened for. Its title names it. */
export type AccountTask =
  | 'password'
  | 'change-email'
  | 'change-password'
  | 'change-card'
  | 'upgrade'
  | 'next-year'
  | 'stop'
  | 'resume'
  | 'leave'
  | 'add-passkey'
  | 'rename-passkey'
  | 'remove-passkey'
  | 'invite'
  | 'withdraw-invitation'
  | 'change-person'
  | 'remove-person'
  | 'leave-card'
  | 'offer-card'
  | 'withdraw-offer'
  | 'take-over-card'
  | 'close';

export interface DialogPayload {
  /** What the account’s dialog is opened for. */
  task?: AccountTask;
  /** The tier that the join-us wizard preselects, and to which an upgrade moves. */
  membershipId?: MembershipId;
  /** The id of the passkey that the account’s dialog renames or removes. */
  passkeyId?: string;
  /** The id of the person, or of the invitation, that the account’s dialog is about. */
  personId?: string;
  /** The initial referral code of the wizard. */
  ref?: string;
  /** The wizard was opened from the gift-card pages. */
  gift?: boolean;
  /** The initial gift code of the wizard. It is worth money, so it is kept in memory only. */
  giftCode?: string;
  /** The single-use token of an emailed link, for the dialogs of `mailLinkKinds`. The sign-in dialog goes back to `confirm-email` with it. */
  token?: string;
  /** The email address typed into one form, for the next form that asks for it. Kept in memory only. */
  email?: string;
}

export interface PresentedDialog {
  type: DialogType;
  payload: DialogPayload;
}
