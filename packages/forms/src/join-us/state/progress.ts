import { atom } from 'jotai/vanilla';
import { isCurrencyCode, type CurrencyCode } from '@myler/config/currencies';
import type { StoredNameIn } from '@myler/config/device';
import { isMembershipId, type MembershipId } from '@myler/config/memberships';
import type { DeviceStorage } from '@myler/state/device';
import type { JoinUsAnswers } from '../form/join-us-form.ts';
import { joinUsSteps, type JoinUsStep } from '../rules/join-us-steps.ts';

/** Whether the visitor has been told that the pending payment did not arrive: from then on closing the wizard ends it. */
export const notArrivedShownAtom = atom(false);

const PROGRESS_KEY = 'join-progress' satisfies StoredNameIn<'session storage'>;

/** What a reload leaves of the wizard. Nothing about a person, and no gift code, which is money. */
export interface JoinProgress {
  step: JoinUsStep['number'];
  membershipId: MembershipId | null;
  currency: CurrencyCode;
  /** A referral or coupon code that the provider has accepted, or that the address carried; otherwise empty. */
  code: string;
  formType: JoinUsAnswers['formType'];
}

type Storage = () => DeviceStorage<typeof PROGRESS_KEY>;

/** The codes of coupons and referrals as the provider spells them. Whatever else stands in the storage is not ours. */
const CODE = /^[A-Z0-9-]{0,40}$/;
const formTypes: readonly unknown[] = ['membership', 'referral', 'gift'] satisfies JoinUsAnswers['formType'][];

/**
 * The progress of a wizard that was open when its page was left; undefined if there was none, or nothing readable. Who went
 * on to another page has left the wizard, unless a payment has no answer yet.
 */
export function readProgress(storage: Storage, { isPaying }: { isPaying: boolean }): JoinProgress | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate' && !isPaying) storeProgress(storage, undefined);
  try {
    const stored = JSON.parse(storage().getItem(PROGRESS_KEY) ?? 'null') as JoinProgress | null;
    return stored && isProgress(stored) ? stored : undefined;
  } catch {
    // Storage is blocked, or somebody else has written there.
    return undefined;
  }
}

function isProgress({ step, membershipId, currency, code, formType }: JoinProgress): boolean {
  return (
    joinUsSteps.some(({ number }) => number === step) &&
    (membershipId === null || isMembershipId(membershipId)) &&
    isCurrencyCode(currency) &&
    CODE.test(code) &&
    formTypes.includes(formType)
  );
}

/** Keeps the progress for a reload, or forgets it. */
export function storeProgress(storage: Storage, progress: JoinProgress | undefined): void {
  try {
    if (progress) storage().setItem(PROGRESS_KEY, JSON.stringify(progress));
    else storage().removeItem(PROGRESS_KEY);
  } catch {
    // Storage is blocked: a reload ends the wizard.
  }
}
