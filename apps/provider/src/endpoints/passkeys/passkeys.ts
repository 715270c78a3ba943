import type { passkeyEndpoints } from '@myler/api-client/endpoints';
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
    passkeys: ({ member }) => listPasskeys(db, member.userId),
    passkeyCreation: ({ member }) => passkeyCreation(deps, member),
    async addPasskey({ member, body }) {
      await addPasskey(deps, member, body);
      notifyMailQueue();
      return listPasskeys(db, member.userId);
    },
    async renamePasskey({ member, params, body }) {
      await renamePasskey(db, member, params['id'] ?? '', body.name);
      return listPasskeys(db, member.userId);
    },
    async removePasskey({ member, params }) {
      await removePasskey(deps, member, params['id'] ?? '');
      notifyMailQueue();
      return listPasskeys(db, member.userId);
    },
    confirmationRequest: ({ member }) => confirmationRequest(deps, member),
    confirmWithPasskey: ({ member, body }) => confirmWithPasskey(deps, member, body),
    passkeyRequest: () => passkeyRequest(deps),
    signInWithPasskey: ({ body, visitorAddress }) => signInWithPasskey(deps, body, visitorAddress),
  };
}
