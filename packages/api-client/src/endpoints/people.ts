import { extend, optional } from 'zod/mini';
import * as c from '../contract/index.ts';
import { providerAccountRoutes } from './account-routes.ts';
import type { EndpointTable } from './endpoint.ts';

/** Who is on a card, and how they come onto it (docs/product-decisions.md, People on a card). */
export const peopleEndpoints = {
  people: {
    ...providerAccountRoutes.people,
    summary: 'Who is on the card: everybody for its holder, the household for a lead. 404',
    access: 'member',
    confirmed: false,
    needs: 'membership',
    response: c.cardPeople,
  },
  invite: {
    ...providerAccountRoutes.invite,
    summary:
      'Invite somebody onto the card, by email, for fourteen days. The answer is the same whoever has the address. 403 password-needed; 422 by field; 429 too-many-invitations',
    access: 'member',
    confirmed: true,
    needs: 'people',
    body: c.newInvitation,
    response: c.cardPeople,
  },
  withdrawInvitation: {
    ...providerAccountRoutes.withdrawInvitation,
    summary: 'Withdraw an invitation. 403 password-needed; 404',
    access: 'member',
    confirmed: true,
    needs: 'people',
    response: c.cardPeople,
  },
  changePerson: {
    ...providerAccountRoutes.changePerson,
    summary:
      'Change until when a carer is on the card, or whether a grandparent or carer sees the children. 403 password-needed; 404; 422 by field',
    access: 'member',
    confirmed: true,
    needs: 'people',
    body: c.personChange,
    response: c.cardPeople,
  },
  removePerson: {
    ...providerAccountRoutes.removePerson,
    summary: 'Take somebody off the card. They are told. 403 password-needed; 404',
    access: 'member',
    confirmed: true,
    needs: 'people',
    response: c.cardPeople,
  },
  offerCard: {
    ...providerAccountRoutes.offerCard,
    summary:
      'Offer the card to its second adult, for fourteen days. Both get an email. 403 password-needed; 404; 409 leaving-open, year-due, renewal-under-way, membership-ended; 429 too-many-changes',
    access: 'member',
    confirmed: true,
    needs: 'hand-over',
    response: c.cardPeople,
  },
  withdrawOffer: {
    ...providerAccountRoutes.withdrawOffer,
    summary: 'Take back the offer of the card. 403 password-needed; 404',
    access: 'member',
    confirmed: true,
    needs: 'hand-over',
    response: c.cardPeople,
  },
  takeOverCard: {
    ...providerAccountRoutes.takeOverCard,
    summary:
      'Take over the card that its holder has offered, who becomes the second adult. 403 password-needed; 404; 409 offer-over, leaving-open, year-due, renewal-under-way; 429 too-many-changes',
    access: 'member',
    confirmed: true,
    needs: 'take-over',
    body: c.cardTakeOver,
  },
  leaveCard: {
    ...providerAccountRoutes.leaveCard,
    summary: 'Leave somebody else’s card. The account is closed after thirty days. 403 password-needed',
    access: 'member',
    confirmed: true,
    needs: 'leave-card',
  },
  openInvitation: {
    ...providerAccountRoutes.openInvitation,
    summary: 'What an invitation says, by the token of its link. 410 invitation-over',
    access: 'secret',
    body: c.invitationToken,
    response: c.openInvitation,
  },
  acceptInvitation: {
    ...providerAccountRoutes.acceptInvitation,
    summary:
      'Accept an invitation, once: makes an account and signs in. 409 already-member, no-place; 410 invitation-over; 422 by field',
    access: 'secret',
    body: extend(c.acceptedInvitation, { replaces: optional(c.token(1, 256)), device: optional(c.singleLine(60)) }),
    response: c.sessionWithRefresh,
  },
} as const satisfies EndpointTable;
