import { atom } from 'jotai';
import { ApiError } from '@myler/api-client/errors';
import { openDialogAtom, presentedDialogAtom } from '@myler/state/dialogs';
import type { SiteStore } from '../../store/site-store.ts';
import { asMember, site } from './member-calls.ts';

interface PasswordRequest {
  /** Whether the member may use one in place of the password, in this browser. */
  hasPasskeys: boolean;
  onEntered: () => void;
  onCancelled: () => void;
}

/** The call that waits for the member’s password, or a passkey. The account’s dialog asks for it. */
export const passwordRequestAtom = atom<PasswordRequest>();

/**
 * Makes a call that only the member may make. If nothing was confirmed lately, the dialog asks for the password or a passkey and the
 * call is made again. A member who closes the dialog instead rejects the call.
 */
export async function withPassword<Result>(store: SiteStore, call: () => Promise<Result>): Promise<Result> {
  try {
    return await asMember(store, call);
  } catch (error) {
    if (!isPasswordNeeded(error)) throw error;
    await enterPassword(store, { hasPasskeys: await findPasskeys(store) });
    return asMember(store, call);
  }
}

const isPasswordNeeded = (error: unknown) =>
  error instanceof ApiError && error.status === 403 && error.code === 'password-needed';

/** Asked before the dialog opens, so that nothing moves in it. Whoever cannot be told may try. */
const findPasskeys = async (store: SiteStore) =>
  'PublicKeyCredential' in globalThis &&
  asMember(store, () => site.call('passkeys')).then(
    ({ items }) => items.length > 0,
    () => true,
  );

function enterPassword(store: SiteStore, about: Pick<PasswordRequest, 'hasPasskeys'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      store.set(passwordRequestAtom, undefined);
      settle();
    };
    store.set(passwordRequestAtom, {
      ...about,
      onEntered: end(resolve),
      onCancelled: end(() => reject(new PasswordNotEntered())),
    });
    // From a page: there is no dialog yet in which to ask.
    if (store.get(presentedDialogAtom)?.type !== 'account') store.set(openDialogAtom, 'account', { task: 'password' });
  });
}

/** The member closed the dialog: nothing has failed. A form of the page says why nothing is saved, a button says nothing. */
export class PasswordNotEntered {
  readonly message = 'Nothing was changed, because the password was not entered.';
}
