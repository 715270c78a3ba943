import * as c from '../contract/index.ts';
import { providerAccountRoutes } from './account-routes.ts';
import type { EndpointTable } from './endpoint.ts';

/** A member’s own data (docs/product-decisions.md, A member's account). */
export const accountEndpoints = {
  membership: {
    ...providerAccountRoutes.membership,
    summary: 'The member’s membership',
    access: 'member',
    response: c.memberMembership,
  },
  changeMembership: {
    ...providerAccountRoutes.changeMembership,
    summary: 'End or resume the renewal, or choose a lower membership for the next year. 409 membership-ended; 422',
    access: 'member',
    body: c.membershipChange,
    response: c.memberMembership,
  },
  leaveMembership: {
    ...providerAccountRoutes.leaveMembership,
    summary: 'Leave within fourteen days of a payment and have it back, once. 409 too-late, price-changed',
    access: 'member',
    body: c.leaving,
    response: c.memberMembership,
  },
  details: {
    ...providerAccountRoutes.details,
    summary: 'The member’s details',
    access: 'member',
    response: c.memberDetails,
  },
  changeDetails: {
    ...providerAccountRoutes.changeDetails,
    summary: 'Change the member’s details. 422 by field',
    access: 'member',
    body: c.memberDetailsChange,
    response: c.memberDetails,
  },
  payments: {
    ...providerAccountRoutes.payments,
    summary: 'The member’s payments, and the card of the next one',
    access: 'member',
    response: c.memberPayments,
  },
  changeInvoice: {
    ...providerAccountRoutes.changeInvoice,
    summary: 'Whom receipts name from now on',
    access: 'member',
    body: c.invoiceDetails,
    response: c.memberPayments,
  },
  receipt: {
    ...providerAccountRoutes.receipt,
    summary: 'A receipt or a credit note of the member as PDF. 404',
    access: 'member',
    response: c.savedFile,
  },
  exportData: {
    ...providerAccountRoutes.exportData,
    summary: 'Everything that is held about the member. 403 password-needed',
    access: 'member',
    response: c.memberExport,
  },
  wishJourney: {
    ...providerAccountRoutes.wishJourney,
    summary: 'Tell the Myler or the desk of a journey',
    access: 'member',
    body: c.journeyWish,
  },
  confirmPassword: {
    ...providerAccountRoutes.confirmPassword,
    summary: 'Enter the password again, for the next ten minutes. 401 password-wrong; 429 too-many-passwords',
    access: 'member-secret',
    body: c.passwordConfirmation,
  },
  changeEmail: {
    ...providerAccountRoutes.changeEmail,
    summary: 'Send a link to a new address, which then replaces the old one. 403 password-needed; 422 by field',
    access: 'member-secret',
    body: c.emailChange,
  },
  confirmEmail: {
    ...providerAccountRoutes.confirmEmail,
    summary: 'Replace the e-mail address, with the token of the link. 410 email-link-over; 409 email-taken',
    access: 'secret',
    body: c.emailChangeToken,
  },
  changePassword: {
    ...providerAccountRoutes.changePassword,
    summary: 'Change the password and end all other sessions. 401 password-wrong; 422 by field; 429 too-many-passwords',
    access: 'member-secret',
    body: c.passwordChange,
  },
  sessions: {
    ...providerAccountRoutes.sessions,
    summary: 'The devices on which the member is signed in',
    access: 'member-secret',
    response: c.memberSessions,
  },
  endSession: { ...providerAccountRoutes.endSession, summary: 'Sign out on one device', access: 'member-secret' },
  endSessions: {
    ...providerAccountRoutes.endSessions,
    summary: 'Sign out on all devices but this one',
    access: 'member-secret',
  },
  changeCard: {
    ...providerAccountRoutes.changeCard,
    summary:
      'Store another card for the next payments, and pay an unpaid renewal with it. 402 as for registrations; 403 password-needed; 422 by field',
    access: 'member-secret',
    body: c.cardChange,
    response: c.memberPayments,
  },
  upgrade: {
    ...providerAccountRoutes.upgrade,
    summary:
      'Move to a higher membership and pay the difference for the days that are left. 402 as for registrations; 403 password-needed; 409 price-changed, attempt-running; 422 by field',
    access: 'member-secret',
    body: c.membershipUpgrade,
    response: c.upgradeReceipt,
  },
  upgradeOutcome: {
    ...providerAccountRoutes.upgradeOutcome,
    summary: 'Outcome of the member’s own upgrade, by its key. It finishes what the bank has confirmed',
    access: 'member-secret',
    response: c.attemptOutcome,
  },
  closeAccount: {
    ...providerAccountRoutes.closeAccount,
    summary: 'Close the account, after the paid year or at once. 403 password-needed; 422 by field',
    access: 'member-secret',
    body: c.accountClosing,
  },
} as const satisfies EndpointTable;
