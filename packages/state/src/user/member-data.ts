import { atom } from 'jotai/vanilla';
import type {
  CardPeople,
  MemberDetails,
  MemberMembership,
  MemberPasskeys,
  MemberPayments,
  MemberReferral,
  MemberSessions,
} from '@myler/api-client/contract';

/** What the account’s pages show, in this document’s memory only. */
export interface MemberData {
  membership?: MemberMembership;
  details?: MemberDetails;
  payments?: MemberPayments;
  referral?: MemberReferral;
  sessions?: MemberSessions;
  passkeys?: MemberPasskeys;
  people?: CardPeople;
}

const stateAtom = atom<{ data: MemberData; member: number }>({ data: {}, member: 0 });

/** What has been read of the member of this document. */
export const memberDataAtom = atom((get) => get(stateAtom).data);

/** Counts the members of this document: an answer that comes after a sign-out belongs to an earlier one. */
export const memberCountAtom = atom((get) => get(stateAtom).member);

/** Keeps what was read for a member, unless it is another one by now. */
export const storeMemberDataAtom = atom(null, (get, set, data: MemberData, member: number = get(memberCountAtom)) => {
  const now = get(stateAtom);
  if (now.member === member) set(stateAtom, { member, data: { ...now.data, ...data } });
});

/** Forgets parts of what was read: they are the member’s no more. */
export const forgetMemberPartsAtom = atom(null, (get, set, parts: readonly (keyof MemberData)[]) => {
  const { data, member } = get(stateAtom);
  const kept = Object.entries(data).filter(([name]) => !parts.includes(name as keyof MemberData));
  set(stateAtom, { member, data: Object.fromEntries(kept) });
});

/** Forgets the member of this document, and all that was read of them. */
export const forgetMemberDataAtom = atom(null, (get, set) => {
  set(stateAtom, { data: {}, member: get(stateAtom).member + 1 });
});
