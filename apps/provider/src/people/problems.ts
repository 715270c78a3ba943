import { fieldProblem, Problem } from '@myler/api-client/problems';
import { membershipIds, type MembershipId } from '@myler/config/memberships';
import { placesFor, type CardPlace } from '@myler/config/people';

/** For a place that a membership has not, or not any more. */
export function noRoom(membershipId: MembershipId, place: CardPlace): Problem {
  const total = placesFor(membershipId, place);
  const higher = membershipIds.slice(membershipIds.indexOf(membershipId) + 1);
  const isOnHigher = higher.some((id) => placesFor(id, place) > 0);
  const none = `This membership has no place for them.${isOnHigher ? ' A higher one has: compare the memberships.' : ''}`;
  const taken = `All places of this kind are taken or offered: ${total} of ${total}. Withdraw an invitation or remove somebody first.`;
  return fieldProblem({ role: total === 0 ? none : taken });
}

export const invitationOver = () =>
  new Problem(410, 'This invitation was withdrawn or used, or its fourteen days are over. Ask for a new one.', {
    code: 'invitation-over',
  });
