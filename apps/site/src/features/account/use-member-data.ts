import { useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import type { SiteStore } from '../../store/site-store.ts';
import { memberCountAtom, memberDataAtom, storeMemberDataAtom, type MemberData } from '../../visitor/member-data.ts';
import { asMember, provider, site } from './member-calls.ts';

type Name = keyof MemberData;

const reads: { [Each in Name]: () => Promise<Required<MemberData>[Each]> } = {
  membership: () => provider.call('membership'),
  details: () => provider.call('details'),
  payments: () => provider.call('payments'),
  sessions: () => site.call('sessions'),
  passkeys: () => site.call('passkeys'),
};

/** Reads a part of the member’s data again, and shows it where it is shown. */
export async function readMemberData(store: SiteStore, name: Name): Promise<void> {
  const member = store.get(memberCountAtom);
  const value = await asMember<unknown>(store, reads[name]);
  store.set(storeMemberDataAtom, { [name]: value }, member);
}

/** A part of the member’s data: what this document has already, while it is read again. */
export function useMemberData<Each extends Name>(name: Each) {
  const store = useStore();
  const value: MemberData[Each] = useAtomValue(memberDataAtom)[name];
  const [failure, setFailure] = useState<unknown>();
  const load = useCallback(() => readMemberData(store, name).catch(setFailure), [store, name]);
  useEffect(() => void load(), [load]);
  const retry = () => {
    setFailure(undefined);
    void load();
  };
  return { value, failure, retry };
}
