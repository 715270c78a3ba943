import type { peopleEndpoints } from '@myler/api-client/endpoints';
import type { Logger } from '@myler/server/log';
import type { PasswordHasher } from '../../accounts/password-hasher.ts';
import type { Handlers } from '../../http/route.ts';
import { acceptInvitation, openInvitation } from '../../people/accept.ts';
import { changePerson, leaveCard, removePerson, withdrawInvitation } from '../../people/change.ts';
import { offerCard, takeOverCard, withdrawOffer } from '../../people/hand-over.ts';
import { invite, type PeopleDeps } from '../../people/invite.ts';
import { cardPeople } from '../../people/list.ts';
import type { MemberCardDeps } from '../../prices/former-members.ts';
import type { Database } from '../../store/database.ts';

interface Deps extends PeopleDeps, MemberCardDeps {
  db: Database;
  passwords: PasswordHasher;
  log: Pick<Logger, 'info'>;
  notifyMailQueue: () => void;
}

/** Who is on a card (docs/product-decisions.md, People on a card). */
export function peopleHandlers(deps: Deps): Pick<Handlers, keyof typeof peopleEndpoints> {
  const { db, now, notifyMailQueue } = deps;
  const listOf = (userId: string) => cardPeople(db, userId, now());
  return {
    people: ({ member }) => listOf(member.userId),
    async invite({ member, body }) {
      await invite(deps, member, body);
      notifyMailQueue();
      return listOf(member.userId);
    },
    async withdrawInvitation({ member, params }) {
      await withdrawInvitation(deps, member, params['id'] ?? '');
      return listOf(member.userId);
    },
    async changePerson({ member, params, body }) {
      await changePerson(deps, member, params['id'] ?? '', body);
      return listOf(member.userId);
    },
    async removePerson({ member, params }) {
      await removePerson(deps, member, params['id'] ?? '');
      notifyMailQueue();
      return listOf(member.userId);
    },
    async offerCard({ member, params }) {
      await offerCard(deps, member, params['id'] ?? '');
      notifyMailQueue();
      return listOf(member.userId);
    },
    async withdrawOffer({ member, params }) {
      await withdrawOffer(deps, member, params['id'] ?? '');
      return listOf(member.userId);
    },
    async takeOverCard({ member }) {
      await takeOverCard(deps, member);
      notifyMailQueue();
      return undefined;
    },
    async leaveCard({ member }) {
      await leaveCard(deps, member);
      notifyMailQueue();
      return undefined;
    },
    openInvitation: ({ body }) => openInvitation(deps, body.token),
    async acceptInvitation({ body }) {
      const session = await acceptInvitation(deps, body);
      notifyMailQueue();
      return session;
    },
  };
}
