import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { LazyBankConfirmation } from '@myler/forms/bank-confirmation';
import { Skeleton } from '@myler/ui/skeleton';
import { readMemberData } from '../../features/account/use-member-data.ts';
import { memberDataAtom } from '@myler/state/user';

/** How often the membership is read while the provider charges what the bank has confirmed, in milliseconds. */
const READ_EVERY = 3000;

/**
 * The bank's page for a renewal. The provider finishes the payment by itself, so the membership is read until it waits for
 * the bank no more; then this is no longer shown.
 */
export function ConfirmRenewal({ confirmation }: { confirmation: string }) {
  const store = useStore();
  const [isAnswered, setAnswered] = useState(false);
  useEffect(() => {
    if (!isAnswered) return undefined;
    const read = () => void readMemberData(store, 'membership').catch(() => undefined);
    read();
    const timer = setInterval(read, READ_EVERY);
    return () => {
      clearInterval(timer);
      // The renewal is among the payments now.
      readMemberData(store, 'payments').catch(() => undefined);
    };
  }, [isAnswered, store]);
  return (
    <LazyBankConfirmation
      request={{
        confirmation,
        isAnswered: async () => {
          await readMemberData(store, 'membership').catch(() => undefined);
          return store.get(memberDataAtom).membership?.confirmation !== confirmation;
        },
      }}
      onAnswered={() => setAnswered(true)}
      loading={<Skeleton shape="title" />}
    />
  );
}
