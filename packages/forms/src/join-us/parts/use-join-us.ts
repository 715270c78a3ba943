'use client';

import { useCallback, useMemo, type ReactNode } from 'react';
import { useAtomValue, useStore } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import type { CurrencyCode } from '@myler/config/currencies';
import { today } from '@myler/config/dates';
import type { MembershipId } from '@myler/config/memberships';
import type { Country } from '@myler/api-client/contract';
import { presentedDialogAtom } from '@myler/state/dialogs';
import { sessionDevice } from '@myler/state/device';
import type { FieldPath } from '../../core/form-state.ts';
import type { FieldOf } from '../../core/use-form.ts';
import { loadTelephone } from '../../validation/telephone.ts';
import { afterPointer } from '../../core/after-pointer.ts';
import { createIdempotencyKeys, type IdempotencyKeys } from '../../payment/idempotency-keys.ts';
import type { JoinUsDeps } from '../state/clients.ts';
import { errorOf, type JoinUsForm } from '../form/join-us-form.ts';
import {
  creditCardAtom,
  joinCurrencyAtom,
  joinFormAtom,
  noticeAtom,
  setFieldErrorAtom,
} from '../state/join-us-atoms.ts';
import type { RuleContext } from '../state/go-to-step.ts';
import { stepOf } from '../rules/join-us-steps.ts';
import { joinFieldId } from '../rules/step.ts';

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
  /** The addresses to which the welcome leads. `onFollow` closes the dialog for the page that a link leads to. */
  links?: { account: string; shortlist: string; onFollow: () => void } | undefined;
  /** The sign-in form, for a welcome whose session was lost with a reload. */
  signIn?: ReactNode;
  keys: IdempotencyKeys;
  /** Loads the telephone rules and resolves with the context of all rules. If they fail to load: null, and a notice. */
  rules: () => Promise<RuleContext | null>;
  /** Today as `YYYY-MM-DD`. */
  today: () => string;
}

export function useJoinUs(
  options: Omit<JoinUs, 'keys' | 'rules' | 'today'> & { today?: (() => string) | undefined },
): JoinUs {
  const store = useStore();
  const keys = useMemo(() => createIdempotencyKeys(sessionDevice, () => crypto.randomUUID()), []);
  const now = options.today ?? today;
  const rules = useCallback(async (): Promise<RuleContext | null> => {
    try {
      return { today: now(), readTelephone: await loadTelephone(), countries: store.get(countriesAtom) ?? [] };
    } catch {
      store.set(noticeAtom, {
        kind: 'pending',
        text: 'A part of this page did not load. Check your connection and press the button again.',
      });
      return null;
    }
  }, [store, now]);
  return { ...options, keys, rules, today: () => now() };
}

/**
 * Connects the fields of a step to the form. The rules of the step check a field on blur.
 *
 * @param isTouched whether a field has a value: an empty field is not checked on blur
 */
export function useFields(joinUs: JoinUs, isTouched: (path: FieldPath) => boolean): FieldOf {
  const store = useStore();
  const form = useAtomValue(joinFormAtom);
  const { rules } = joinUs;
  const judge = async (path: FieldPath, left: JoinUsForm) => {
    const dialog = store.get(presentedDialogAtom)?.type;
    const step = stepOf(dialog);
    if (!step || !isTouched(path) || store.get(joinFormAtom).isLoading) return;
    const context = await rules();
    if (!context || store.get(presentedDialogAtom)?.type !== dialog) return;
    const now = store.get(joinFormAtom);
    const rest = { ...context, card: store.get(creditCardAtom), currency: store.get(joinCurrencyAtom) };
    // Ignore an error that is only there because another edit cleared the field: choosing a country clears the city.
    const error = step.errors(left, rest)[path] && step.errors(now, rest)[path];
    if (error !== errorOf(now, path)) store.set(setFieldErrorAtom, path, error);
  };
  return (path) => ({
    id: joinFieldId(path),
    name: path,
    error: errorOf(form, path),
    onBlur: () => {
      const left = store.get(joinFormAtom);
      afterPointer(() => void judge(path, left));
    },
  });
}
