import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { JoinUsStep } from './joinUsSteps.ts';
import { ChooseMembership } from './steps/choose-membership/ChooseMembership.tsx';
import type { JoinUs } from './useJoinUs.ts';

export type StepView = ComponentType<{ joinUs: JoinUs }>;

/** The first step comes with the wizard; the others by themselves, since their fields weigh more than all of it. */
const loaders: Record<JoinUsStep['dialog'], () => Promise<StepView>> = {
  'join-us-1': () => Promise.resolve(ChooseMembership),
  'join-us-2': async () => (await import('./steps/you-and-your-family/YouAndYourFamily.tsx')).YouAndYourFamily,
  'join-us-3': async () => (await import('./steps/payment/Payment.tsx')).Payment,
};

const order = ['join-us-1', 'join-us-2', 'join-us-3'] as const;

type Views = Partial<Record<JoinUsStep['dialog'], StepView>>;

/** Fetches a step's view and the next one's. Resolves with whether the first of them came. */
async function fetchViews(from: JoinUsStep['dialog'], arrived: (views: Views) => void): Promise<boolean> {
  const next = order[order.indexOf(from) + 1];
  try {
    arrived({ [from]: await loaders[from]() });
  } catch {
    return false;
  }
  // The next one is not missed yet; it is asked for again when its turn comes.
  if (next) {
    try {
      arrived({ [next]: await loaders[next]() });
    } catch {
      return true;
    }
  }
  return true;
}

/**
 * The view of a step: undefined while its code is on its way, and `failed` when it did not come. The step after it is
 * fetched meanwhile, so that Continue does not wait.
 */
export function useStepView(dialog: JoinUsStep['dialog'] | undefined) {
  const [views, setViews] = useState<Views>({ 'join-us-1': ChooseMembership });
  const [missing, setMissing] = useState<JoinUsStep['dialog']>();

  const arrived = useCallback((fetched: Views) => setViews((known) => ({ ...fetched, ...known })), []);
  useEffect(() => {
    if (!dialog) return;
    void fetchViews(dialog, arrived).then((came) => setMissing(came ? undefined : dialog));
  }, [dialog, arrived]);

  return {
    View: dialog && views[dialog],
    failed: dialog !== undefined && missing === dialog,
    retry: () => {
      setMissing(undefined);
      if (dialog) void fetchViews(dialog, arrived).then((came) => setMissing(came ? undefined : dialog));
    },
  };
}
