import { fieldProblem, Problem } from '@myler/api-client/problems';

/** @param total how many such places the membership has */
export const noRoom = (total: number) =>
  fieldProblem({
    role:
      total === 0
        ? 'This membership has no place for them. A higher one may have: compare the memberships.'
        : `All places of this kind are taken or offered: ${total} of ${total}. Withdraw an invitation or remove somebody first.`,
  });

export const invitationOver = () =>
  new Problem(410, 'This invitation was withdrawn or used, or its fourteen days are over. Ask for a new one.', {
    code: 'invitation-over',
  });
