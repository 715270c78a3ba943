import { atom } from 'jotai';
import { ApiError } from '@myler/api-client/errors';
import { openDialogAtom, presentedDialogAtom } from '@myler/state/dialogs';
import type { SiteStore } from '../../store/site-store.ts';
import { asMember } from './member-calls.ts';

interface PasswordRequest {
  onEntered: () => void;
  onGivenUp: () => void;
}

/** The call that waits for the member’s password. The account’s dialog asks for it. */
export const passwordRequestAtom = atom<PasswordRequest>();

/**
 * Makes a call that only the member may make. If the password was not entered lately, the dialog asks for it and the
 * call is made again. A member who closes the dialog instead rejects the call.
 */
export async function withPassword<Result>(store: SiteStore, call: () => Promise<Result>): Promise<Result> {
  try {
    return await asMember(store, call);
  } catch (error) {
    if (!isPasswordNeeded(error)) throw error;
    await enterPassword(store);
    return asMember(store, call);
  }
}

const isPasswordNeeded = (error: unknown) =>
  error instanceof ApiError && error.status === 403 && error.code === 'password-needed';

function enterPassword(store: SiteStore): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      store.set(passwordRequestAtom, undefined);
      settle();
    };
    store.set(passwordRequestAtom, {
      onEntered: end(resolve),
      onGivenUp: end(() => reject(new PasswordNotEntered())),
    });
    // From a page: there is no dialog yet in which to ask.
    if (store.get(presentedDialogAtom)?.type !== 'account') store.set(openDialogAtom, 'account', { task: 'password' });
  });
}

/** The member closed the dialog: nothing has failed. A form of the page says why nothing is saved, a button says nothing. */
export class PasswordNotEntered {
  readonly message = 'Nothing was changed, because the password was not entered.';
}
