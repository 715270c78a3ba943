import { useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import type { SiteStore } from '../../store/site-store.ts';
import { memberCountAtom, memberDataAtom, storeMemberDataAtom, type MemberData } from '@myler/state/user';
import { asMember, provider, site } from './member-calls.ts';

type Name = keyof MemberData;

const reads: { [Each in Name]: () => Promise<Required<MemberData>[Each]> } = {
  membership: () => provider.call('membership'),
  details: () => provider.call('details'),
  payments: () => provider.call('payments'),
  referral: () => provider.call('referral'),
  sessions: () => site.call('sessions'),
  passkeys: () => site.call('passkeys'),
  people: () => provider.call('people'),
};

/** Reads a part of the member’s data again, and shows it where it is shown. */
export async function readMemberData(store: SiteStore, name: Name): Promise<void> {
  const member = store.get(memberCountAtom);
  const value = await asMember<unknown>(store, reads[name]);
  store.set(storeMemberDataAtom, { [name]: value }, member);
}

export interface MemberPart<Each extends Name> {
  value: MemberData[Each];
  /** Why it has not arrived, and how often that was so. Neither this nor a value: it is being read. */
  failure: { error: unknown; attempts: number } | undefined;
  /** It is being read once more. */
  isBusy: boolean;
  retry: () => void;
}

/** A part of the member’s data: what this document has already, while it is read again; or why it has not arrived. */
export function useMemberData<Each extends Name>(name: Each): MemberPart<Each> {
  const store = useStore();
  const value: MemberData[Each] = useAtomValue(memberDataAtom)[name];
  const [failure, setFailure] = useState<MemberPart<Each>['failure']>();
  const [isBusy, setBusy] = useState(false);
  const load = useCallback(
    () =>
      readMemberData(store, name).then(
        () => setFailure(undefined),
        (error: unknown) => setFailure((before) => ({ error, attempts: (before?.attempts ?? 0) + 1 })),
      ),
    [store, name],
  );
  useEffect(() => void load(), [load]);
  const retry = useCallback(() => {
    setBusy(true);
    void load().finally(() => setBusy(false));
  }, [load]);
  return { value, failure, isBusy, retry };
}
