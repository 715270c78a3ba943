'use client';

import { useEffect } from 'react';
import { useAtomValue, useStore } from 'jotai/react';
import { normaliseCode } from '@myler/config/typed-text';
import { presentedDialogAtom } from '@myler/state/dialogs';
import { sessionDevice } from '@myler/state/device';
import { stepOf } from '../rules/join-us-steps.ts';
import { bankPageAtom, joinCurrencyAtom, joinedAtom, joinFormAtom } from '../state/join-us-atoms.ts';
import { storeProgress, notArrivedShownAtom } from '../state/progress.ts';
import type { JoinUs } from './use-join-us.ts';

/** While the wizard is open, keeps for a reload what may be kept of it. Closing and joining forget it. */
export function useKeptProgress({ keys }: Pick<JoinUs, 'keys'>, isOpen: boolean): void {
  const store = useStore();
  const presented = useAtomValue(presentedDialogAtom);
  const step = stepOf(presented?.type)?.number;
  const { membershipId, formType, checkedCode } = useAtomValue(joinFormAtom);
  const currency = useAtomValue(joinCurrencyAtom);
  const isJoined = useAtomValue(joinedAtom) !== null;
  // Not what stands in the field: somebody may type something about themselves there, or a gift code.
  const code = checkedCode?.coupon.code ?? normaliseCode(presented?.payload.ref ?? '');

  useEffect(() => {
    if (isJoined) storeProgress(sessionDevice, undefined);
    else if (step) storeProgress(sessionDevice, { step, membershipId, currency, code, formType });
  }, [isJoined, step, membershipId, currency, code, formType]);

  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      // A payment whose end the visitor has not been told: the next load asks for it, and opens the wizard again.
      const hasUnknownEnd = keys.pending() !== undefined && !store.get(notArrivedShownAtom);
      if (!hasUnknownEnd && !store.get(bankPageAtom)) storeProgress(sessionDevice, undefined);
    };
  }, [isOpen, keys, store]);
}
