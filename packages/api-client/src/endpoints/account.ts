import * as c from '../contract/index.ts';
import { providerRoutes } from './routes.ts';
import type { EndpointTable } from './endpoint.ts';

/** A member’s own data (docs/product-decisions.md, A member's account). */
export const accountEndpoints = {
  membership: {
    ...providerRoutes.membership,
    summary: 'The member’s membership',
    access: 'member',
    response: c.memberMembership,
  },
  changeMembership: {
    ...providerRoutes.changeMembership,
    summary: 'End or resume the renewal, or choose a lower membership for the next year. 409 membership-ended; 422',
    access: 'member',
    body: c.membershipChange,
    response: c.memberMembership,
  },
  leaveMembership: {
    ...providerRoutes.leaveMembership,
    summary: 'Leave within fourteen days of a payment and have it back, once. 409 too-late, price-changed',
    access: 'member',
    body: c.leaving,
    response: c.memberMembership,
  },
  details: { ...providerRoutes.details, summary: 'The member’s details', access: 'member', response: c.memberDetails },
  changeDetails: {
    ...providerRoutes.changeDetails,
    summary: 'Change the member’s details. 422 by field',
    access: 'member',
    body: c.memberDetailsChange,
    response: c.memberDetails,
  },
  payments: {
    ...providerRoutes.payments,
    summary: 'The member’s payments, and the card of the next one',
    access: 'member',
    response: c.memberPayments,
  },
  changeInvoice: {
    ...providerRoutes.changeInvoice,
    summary: 'Whom receipts name from now on',
    access: 'member',
    body: c.invoiceDetails,
    response: c.memberPayments,
  },
  receipt: {
    ...providerRoutes.receipt,
    summary: 'A receipt or a credit note of the member as PDF. 404',
    access: 'member',
    response: c.savedFile,
  },
  exportData: {
    ...providerRoutes.exportData,
    summary: 'Everything that is held about the member. 403 password-needed',
    access: 'member',
    response: c.memberExport,
  },
  wishJourney: {
    ...providerRoutes.wishJourney,
    summary: 'Tell the Myler or the desk of a journey',
    access: 'member',
    body: c.journeyWish,
  },
  confirmPassword: {
    ...providerRoutes.confirmPassword,
    summary: 'Enter the password again, for the next ten minutes. 401 password-wrong; 429 too-many-passwords',
    access: 'member-secret',
    body: c.passwordConfirmation,
  },
  changeEmail: {
    ...providerRoutes.changeEmail,
    summary: 'Send a link to a new address, which then replaces the old one. 403 password-needed; 422 by field',
    access: 'member-secret',
    body: c.emailChange,
  },
  confirmEmail: {
    ...providerRoutes.confirmEmail,
    summary: 'Replace the e-mail address, with the token of the link. 410 email-link-over; 409 email-taken',
    access: 'secret',
    body: c.emailChangeToken,
  },
  changePassword: {
    ...providerRoutes.changePassword,
    summary: 'Change the password and end all other sessions. 401 password-wrong; 422 by field; 429 too-many-passwords',
    access: 'member-secret',
    body: c.passwordChange,
  },
  sessions: {
    ...providerRoutes.sessions,
    summary: 'The devices on which the member is signed in',
    access: 'member-secret',
    response: c.memberSessions,
  },
  endSession: { ...providerRoutes.endSession, summary: 'Sign out on one device', access: 'member-secret' },
  endSessions: {
    ...providerRoutes.endSessions,
    summary: 'Sign out on all devices but this one',
    access: 'member-secret',
  },
  changeCard: {
    ...providerRoutes.changeCard,
    summary:
      'Store another card for the next payments, and pay an unpaid renewal with it. 402 as for registrations; 403 password-needed; 422 by field',
    access: 'member-secret',
    body: c.cardChange,
    response: c.memberPayments,
  },
  upgrade: {
    ...providerRoutes.upgrade,
    summary:
      'Move to a higher membership and pay the difference for the days that are left. 402 as for registrations; 403 password-needed; 409 price-changed, attempt-running; 422 by field',
    access: 'member-secret',
    body: c.membershipUpgrade,
    response: c.upgradeReceipt,
  },
  closeAccount: {
    ...providerRoutes.closeAccount,
    summary: 'Close the account, after the paid year or at once. 403 password-needed; 422 by field',
    access: 'member-secret',
    body: c.accountClosing,
  },
} as const satisfies EndpointTable;
