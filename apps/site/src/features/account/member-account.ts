import type { MemberAccount } from '@myler/forms/account';
import type { SiteStore } from '../../store/site-store.ts';
import { forgetMemberPartsAtom, storeMemberDataAtom } from '@myler/state/user';
import { signOut } from '../../visitor/sign-out.ts';
import { withPassword } from './enter-password.ts';
import { asMember, goOnIn, provider, site } from './member-calls.ts';
import { readMemberData } from './use-member-data.ts';

/** The account of the member of this document, for the tasks of the forms. */
export function memberAccount(store: SiteStore): MemberAccount {
  return {
    provider,
    site,
    asMember: (call) => asMember(store, call),
    goOnIn: (session) => goOnIn(store, session),
    withPassword: (call) => withPassword(store, call),
    show: (data) => store.set(storeMemberDataAtom, data),
    forget: (parts) => store.set(forgetMemberPartsAtom, parts),
    read: (part) => readMemberData(store, part),
    // Only those who add one need the code.
    loadCreatePasskey: async () => (await import('./passkeys-in-browser.ts')).createPasskey,
    signOut: () => void signOut(store),
  };
}
