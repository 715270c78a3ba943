'use client';

import { useCallback, useMemo, type ReactNode } from 'react';
import { useStore } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import type { CurrencyCode } from '@myler/config/currencies';
import { today } from '@myler/config/dates';
import type { MembershipId } from '@myler/config/memberships';
import { dayInLondon } from '@myler/domain/membership';
import type { Country } from '@myler/api-client/contract';
import type { Form } from '../../core/use-form.ts';
import { createIdempotencyKeys, type IdempotencyKeys } from '../../payment/idempotency-keys.ts';
import { loadTelephone } from '../../validation/telephone.ts';
import type { JoinUsValues } from '../form/join-us-form.ts';
import type { StepContext } from '../rules/step.ts';
import type { JoinUsDeps } from '../state/clients.ts';
import { joinCurrencyAtom } from '../state/join-us-atoms.ts';

/** The form of the wizard, as each step has it. */
export type WizardForm = Form<JoinUsValues>;

/** Prefix of the ids of the wizard's fields. */
export const JOIN_US_ID = 'join-us';

/** The provider's countries, kept for the session: null while they load, undefined if loading failed. */
export const countriesAtom = atom<readonly Country[] | null | undefined>(null);

/** The props of every step: what the site supplied, and what the rules need. */
export interface JoinUs extends JoinUsDeps {
  /** The visitor's country if it is known, ISO 3166-1 alpha-2. */
  country?: string | undefined;
  onOpenTerms: () => void;
  onCurrencyChange?: ((currency: CurrencyCode) => void) | undefined;
  /** The address of a tier's card as a picture. Without it the card is drawn in the browser. */
  cardSource?: ((membershipId: MembershipId) => string) | undefined;
  /** The addresses to which the wizard leads. `onFollow` closes the dialog for the page that a link leads to. */
  links?:
    | {
        account: string;
        shortlist: string;
        /** The form for an enquiry about a corporate membership. */
        enquiry: (membershipId: MembershipId) => string;
        onFollow: () => void;
      }
    | undefined;
  /** The sign-in form, for a welcome whose session was lost with a reload. */
  signIn?: ReactNode;
  keys: IdempotencyKeys;
  /** Loads the telephone rules and resolves with the context of all rules. Rejects with the notice to show. */
  rules: () => Promise<StepContext>;
  /** Today as `YYYY-MM-DD`. */
  today: () => string;
  /** The day on which a payment counts as made, in London. */
  paidOn: () => string;
}

export function useJoinUs(
  options: Omit<JoinUs, 'keys' | 'rules' | 'today' | 'paidOn'> & { today?: (() => string) | undefined },
): JoinUs {
  const store = useStore();
  const keys = useMemo(() => createIdempotencyKeys('join-attempt'), []);
  const now = options.today ?? today;
  const rules = useCallback(async (): Promise<StepContext> => {
    const readTelephone = await loadTelephone().catch(() => {
      throw NOT_LOADED;
    });
    const countries = store.get(countriesAtom) ?? [];
    return { today: now(), readTelephone, countries, currency: store.get(joinCurrencyAtom) };
  }, [store, now]);
  return { ...options, keys, rules, today: () => now(), paidOn: options.today ?? (() => dayInLondon(new Date())) };
}

const NOT_LOADED = {
  message: 'A part of this page did not load. Check your connection and press the button again.',
};
