import * as c from '../contract/index.ts';
import { providerAccountRoutes } from './account-routes.ts';
import type { EndpointTable } from './endpoint.ts';

/** A member’s own data (docs/product-decisions.md, A member's account). */
export const accountEndpoints = {
  membership: {
    ...providerAccountRoutes.membership,
    summary: 'The member’s membership',
    access: 'member',
    confirmed: false,
    needs: 'membership',
    response: c.memberMembership,
  },
  changeMembership: {
    ...providerAccountRoutes.changeMembership,
    summary:
      'End or resume the renewal, or choose a lower membership for the next year. 403 password-needed; 409 membership-ended; 422',
    access: 'member',
    confirmed: true,
    needs: 'payments',
    body: c.membershipChange,
    response: c.memberMembership,
  },
  leaveMembership: {
    ...providerAccountRoutes.leaveMembership,
    summary:
      'Leave within fourteen days of a payment and have it back, once. 403 password-needed; 409 too-late, price-changed, renewal-under-way',
    access: 'member',
    confirmed: true,
    needs: 'payments',
    body: c.leaving,
    response: c.memberMembership,
  },
  details: {
    ...providerAccountRoutes.details,
    summary: 'The member’s details',
    access: 'member',
    confirmed: false,
    needs: 'account',
    response: c.memberDetails,
  },
  changeDetails: {
    ...providerAccountRoutes.changeDetails,
    summary: 'Change the member’s details. 403 password-needed; 422 by field',
    access: 'member',
    confirmed: true,
    needs: 'account',
    body: c.memberDetailsChange,
    response: c.memberDetails,
  },
  payments: {
    ...providerAccountRoutes.payments,
    summary: 'The member’s payments, and the card of the next one',
    access: 'member',
    confirmed: false,
    needs: 'payments',
    response: c.memberPayments,
  },
  changeInvoice: {
    ...providerAccountRoutes.changeInvoice,
    summary: 'Whom receipts name from now on. 403 password-needed',
    access: 'member',
    confirmed: true,
    needs: 'payments',
    body: c.invoiceDetails,
    response: c.memberPayments,
  },
  referral: {
    ...providerAccountRoutes.referral,
    summary: 'The member’s code for friends, the credit, and its history',
    access: 'member',
    confirmed: false,
    needs: 'payments',
    response: c.memberReferral,
  },
  receipt: {
    ...providerAccountRoutes.receipt,
    summary: 'A receipt or a credit note of the member as PDF. 404',
    access: 'member',
    confirmed: false,
    needs: 'payments',
    response: c.savedFile,
  },
  exportData: {
    ...providerAccountRoutes.exportData,
    summary: 'Everything that is held about the member. 403 password-needed',
    access: 'member',
    confirmed: true,
    needs: 'account',
    response: c.memberExport,
  },
  wishJourney: {
    ...providerAccountRoutes.wishJourney,
    summary: 'Tell the Myler or the desk of a journey',
    access: 'member',
    confirmed: false,
    needs: 'enquire',
    body: c.journeyWish,
  },
  confirmPassword: {
    ...providerAccountRoutes.confirmPassword,
    summary:
      'Enter the password again, for the next ten minutes, in a session that replaces this one. 401 password-wrong; 429 too-many-passwords',
    access: 'member-secret',
    confirmed: false,
    needs: 'account',
    body: c.passwordConfirmation,
    response: c.sessionWithRefresh,
  },
  changeEmail: {
    ...providerAccountRoutes.changeEmail,
    summary:
      'Send a link to a new address, which then replaces the old one, and tell the old one. 403 password-needed; 422 by field; 429 too-many-email-changes',
    access: 'member-secret',
    confirmed: true,
    needs: 'account',
    body: c.emailChange,
  },
  cancelEmailChange: {
    ...providerAccountRoutes.cancelEmailChange,
    summary: 'Cancel the change of the email address that waits, if there is one',
    access: 'member-secret',
    confirmed: false,
    needs: 'account',
  },
  cancelEmailByLink: {
    ...providerAccountRoutes.cancelEmailByLink,
    summary:
      'Cancel the change that waits, with the token of any link that the old mailbox got within the hour. 410 email-link-over, also when none waits',
    access: 'secret',
    body: c.emailChangeToken,
  },
  confirmEmail: {
    ...providerAccountRoutes.confirmEmail,
    summary:
      'Replace the email address, by the member who asked for it, with the token of the link in the new mailbox. 410 email-link-over; 409 email-taken',
    access: 'member-secret',
    // Asking for the change was: the link is of no use to whoever is not signed in as the same member.
    confirmed: false,
    needs: 'account',
    body: c.emailChangeToken,
  },
  changePassword: {
    ...providerAccountRoutes.changePassword,
    summary:
      'Change the password, end all other sessions, and replace this one. 401 password-wrong; 422 by field; 429 too-many-passwords',
    access: 'member-secret',
    confirmed: false,
    needs: 'account',
    body: c.passwordChange,
    response: c.sessionWithRefresh,
  },
  sessions: {
    ...providerAccountRoutes.sessions,
    summary: 'The devices on which the member is signed in',
    access: 'member-secret',
    confirmed: false,
    needs: 'account',
    response: c.memberSessions,
  },
  endSession: {
    ...providerAccountRoutes.endSession,
    summary: 'Sign out on a device. Another than this one: 403 password-needed',
    access: 'member-secret',
    confirmed: true,
    needs: 'account',
  },
  endSessions: {
    ...providerAccountRoutes.endSessions,
    summary: 'Sign out on all devices but this one. 403 password-needed',
    access: 'member-secret',
    confirmed: true,
    needs: 'account',
  },
  changeCard: {
    ...providerAccountRoutes.changeCard,
    summary:
      'Store another card for the next payments, and pay an unpaid renewal with it. 402 as for registrations; 403 password-needed; 422 by field',
    access: 'member-secret',
    confirmed: true,
    needs: 'payments',
    body: c.cardChange,
    response: c.memberPayments,
  },
  upgrade: {
    ...providerAccountRoutes.upgrade,
    summary:
      'Move to a higher membership and pay the difference for the days that are left. 402 as for registrations; 403 password-needed; 409 price-changed, attempt-running; 422 by field, refunded-twice',
    access: 'member-secret',
    confirmed: true,
    needs: 'payments',
    body: c.membershipUpgrade,
    response: c.upgradeReceipt,
  },
  upgradeOutcome: {
    ...providerAccountRoutes.upgradeOutcome,
    summary: 'Outcome of the member’s own upgrade, by its key. It finishes what the bank has confirmed',
    access: 'member-secret',
    confirmed: false,
    needs: 'payments',
    response: c.attemptOutcome,
  },
  closeAccount: {
    ...providerAccountRoutes.closeAccount,
    summary:
      'Close the account, after the paid year or at once. 403 password-needed; 409 membership-ended; 422 by field',
    access: 'member-secret',
    confirmed: true,
    needs: 'account',
    body: c.accountClosing,
  },
} as const satisfies EndpointTable;
