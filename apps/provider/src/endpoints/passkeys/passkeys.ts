import type { passkeyEndpoints } from '@myler/api-client/endpoints';
import { memberOf } from '../../http/caller.ts';
import type { Handlers } from '../../http/route.ts';
import { addPasskey, passkeyCreation } from '../../passkeys/add.ts';
import { confirmationRequest, confirmWithPasskey } from '../../passkeys/confirm.ts';
import { listPasskeys, removePasskey, renamePasskey } from '../../passkeys/passkeys.ts';
import { passkeyRequest, signInWithPasskey, type PasskeySignInDeps } from '../../passkeys/sign-in.ts';

interface PasskeyHandlerDeps extends PasskeySignInDeps {
  notifyMailQueue: () => void;
}

/** A member’s passkeys, and signing in with one (docs/decisions/0066-passkeys.md). */
export function passkeyHandlers(deps: PasskeyHandlerDeps): Pick<Handlers, keyof typeof passkeyEndpoints> {
  const { db, notifyMailQueue } = deps;
  return {
    passkeys: ({ caller }) => listPasskeys(db, memberOf(caller).userId),
    passkeyCreation: ({ caller }) => passkeyCreation(deps, memberOf(caller)),
    async addPasskey({ caller, body }) {
      const member = memberOf(caller);
      await addPasskey(deps, member, body);
      notifyMailQueue();
      return listPasskeys(db, member.userId);
    },
    async renamePasskey({ caller, params, body }) {
      const { userId } = memberOf(caller);
      await renamePasskey(db, userId, params['id'] ?? '', body.name);
      return listPasskeys(db, userId);
    },
    async removePasskey({ caller, params }) {
      const member = memberOf(caller);
      await removePasskey(deps, member.userId, params['id'] ?? '');
      notifyMailQueue();
      return listPasskeys(db, member.userId);
    },
    confirmationRequest: ({ caller }) => confirmationRequest(deps, memberOf(caller)),
    async confirmWithPasskey({ caller, body }) {
      await confirmWithPasskey(deps, memberOf(caller), body);
      return undefined;
    },
    passkeyRequest: () => passkeyRequest(deps),
    signInWithPasskey: ({ body, visitorAddress }) => signInWithPasskey(deps, body, visitorAddress),
  };
}
