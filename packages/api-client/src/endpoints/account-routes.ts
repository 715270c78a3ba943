import { defineRoutes } from './routes.ts';

/** A receipt's number. */
const NUMBER_PATTERN = /^[1-9]\d{0,8}$/;
/** The id of a session or a passkey. */
const UUID_PATTERN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A member's account at the provider. A table of its own, because only the pages of the account need it, and every page
 * loads the other one.
 */
export const providerAccountRoutes = defineRoutes({
  membership: { method: 'GET', path: '/me/membership' },
  changeMembership: { method: 'PUT', path: '/me/membership' },
  leaveMembership: { method: 'POST', path: '/me/membership/leave' },
  details: { method: 'GET', path: '/me/details' },
  changeDetails: { method: 'PUT', path: '/me/details' },
  payments: { method: 'GET', path: '/me/payments' },
  changeInvoice: { method: 'PUT', path: '/me/invoice' },
  receipt: { method: 'GET', path: '/me/receipts/{number}', params: { number: NUMBER_PATTERN } },
  referral: { method: 'GET', path: '/me/referral' },
  exportData: { method: 'GET', path: '/me/export' },
  wishJourney: { method: 'POST', path: '/me/journeys' },
  confirmPassword: { method: 'POST', path: '/me/confirmation' },
  confirmationRequest: { method: 'POST', path: '/me/confirmation/passkey/options' },
  confirmWithPasskey: { method: 'POST', path: '/me/confirmation/passkey' },
  changeEmail: { method: 'POST', path: '/me/email' },
  cancelEmailChange: { method: 'DELETE', path: '/me/email' },
  confirmEmail: { method: 'POST', path: '/me/email/confirm' },
  cancelEmailByLink: { method: 'POST', path: '/email/cancel' },
  changePassword: { method: 'PUT', path: '/me/password' },
  sessions: { method: 'GET', path: '/me/sessions' },
  endSession: { method: 'DELETE', path: '/me/sessions/{id}', params: { id: UUID_PATTERN } },
  endSessions: { method: 'DELETE', path: '/me/sessions' },
  changeCard: { method: 'PUT', path: '/me/card', idempotent: true },
  upgrade: { method: 'POST', path: '/me/upgrade', idempotent: true },
  upgradeOutcome: { method: 'GET', path: '/me/upgrade', asksByKey: true },
  closeAccount: { method: 'POST', path: '/me/close' },
  passkeys: { method: 'GET', path: '/me/passkeys' },
  passkeyCreation: { method: 'POST', path: '/me/passkeys/options' },
  addPasskey: { method: 'POST', path: '/me/passkeys' },
  renamePasskey: { method: 'PUT', path: '/me/passkeys/{id}', params: { id: UUID_PATTERN } },
  removePasskey: { method: 'DELETE', path: '/me/passkeys/{id}', params: { id: UUID_PATTERN } },
  passkeyRequest: { method: 'POST', path: '/users/passkey/options' },
  signInWithPasskey: { method: 'POST', path: '/users/passkey' },
  people: { method: 'GET', path: '/me/people' },
  invite: { method: 'POST', path: '/me/people/invitations' },
  withdrawInvitation: { method: 'DELETE', path: '/me/people/invitations/{id}', params: { id: UUID_PATTERN } },
  changePerson: { method: 'PUT', path: '/me/people/{id}', params: { id: UUID_PATTERN } },
  removePerson: { method: 'DELETE', path: '/me/people/{id}', params: { id: UUID_PATTERN } },
  offerCard: { method: 'POST', path: '/me/people/{id}/offer', params: { id: UUID_PATTERN } },
  withdrawOffer: { method: 'DELETE', path: '/me/people/{id}/offer', params: { id: UUID_PATTERN } },
  takeOverCard: { method: 'POST', path: '/me/card-place' },
  leaveCard: { method: 'DELETE', path: '/me/card-place' },
  openInvitation: { method: 'POST', path: '/invitations' },
  acceptInvitation: { method: 'POST', path: '/invitations/accept' },
});

/** What touches a password, an address, a session or a card, through the site's own origin. */
export const sameOriginAccountRoutes = defineRoutes({
  confirmPassword: { method: 'POST', path: '/account/confirmation' },
  confirmationRequest: { method: 'POST', path: '/account/confirmation/passkey/options' },
  confirmWithPasskey: { method: 'POST', path: '/account/confirmation/passkey' },
  changeEmail: { method: 'POST', path: '/account/email' },
  cancelEmailChange: { method: 'DELETE', path: '/account/email' },
  confirmEmail: { method: 'POST', path: '/account/email/confirm' },
  cancelEmailByLink: { method: 'POST', path: '/account/email/cancel' },
  changePassword: { method: 'PUT', path: '/account/password' },
  sessions: { method: 'GET', path: '/account/sessions' },
  endSession: { method: 'DELETE', path: '/account/sessions/{id}', params: { id: UUID_PATTERN } },
  endSessions: { method: 'DELETE', path: '/account/sessions' },
  changeCard: { method: 'PUT', path: '/account/card', idempotent: true },
  upgrade: { method: 'POST', path: '/account/upgrade', idempotent: true },
  upgradeOutcome: { method: 'GET', path: '/account/upgrade', asksByKey: true },
  closeAccount: { method: 'POST', path: '/account/close' },
  passkeys: { method: 'GET', path: '/account/passkeys' },
  passkeyCreation: { method: 'POST', path: '/account/passkeys/options' },
  addPasskey: { method: 'POST', path: '/account/passkeys' },
  renamePasskey: { method: 'PUT', path: '/account/passkeys/{id}', params: { id: UUID_PATTERN } },
  removePasskey: { method: 'DELETE', path: '/account/passkeys/{id}', params: { id: UUID_PATTERN } },
  passkeyRequest: { method: 'POST', path: '/token/passkey/options' },
  signInWithPasskey: { method: 'POST', path: '/token/passkey' },
  openInvitation: { method: 'POST', path: '/invitations' },
  acceptInvitation: { method: 'POST', path: '/invitations/accept' },
});
