'use client';

import { useEffect, useRef } from 'react';
import type { Country, MemberDetails, MemberDetailsChange } from '@myler/api-client/contract';
import type { Family } from '../family/family.ts';
import { isFamilyFieldTouched } from '../family/rules.ts';
import { readRejection } from '../core/form-state.ts';
import { useForm, useFormAtom } from '../core/use-form.ts';
import { loadTelephone, type ReadTelephone } from '../validation/telephone.ts';
import { detailsErrors, toDetailsChange, toFamily } from './details.ts';

export interface DetailsSending {
  details: MemberDetails;
  countries: readonly Country[] | undefined;
  /** Saves the details: resolves with what is stored, rejects with the provider’s error. */
  save: (change: MemberDetailsChange) => Promise<MemberDetails>;
  onSaved?: (details: MemberDetails) => void;
  /** Today as `YYYY-MM-DD`. */
  today: () => string;
}

/** The form of a member’s details. After it was saved it goes on with what is stored. */
export function useDetails({ details, countries = [], save, onSaved, today }: DetailsSending) {
  const readTelephone = useRef<ReadTelephone>(undefined);
  useEffect(() => {
    loadTelephone().then(
      (read) => (readTelephone.current = read),
      () => undefined,
    );
  }, []);
  const load = async () => (readTelephone.current ??= await loadTelephone());
  return useForm<Family, MemberDetails>(
    useFormAtom<Family, MemberDetails>(() => toFamily(details, countries), 'details'),
    {
      errorsOf: async (family) => detailsErrors(family, { today: today(), readTelephone: await load(), countries }),
      isFilled: isFamilyFieldTouched,
      send: async (family) => save(toDetailsChange(family, await load())),
      readRejection: (error) => readRejection(error, fieldOf),
      valuesAfter: (saved) => toFamily(saved, countries),
      onSent: onSaved,
    },
  );
}

/** The form’s field for a path of the request body. */
function fieldOf(path: string): string {
  if (path === 'city.name' || path === 'city.id') return 'city';
  return path === 'instagram' ? 'instagram.username' : path;
}
