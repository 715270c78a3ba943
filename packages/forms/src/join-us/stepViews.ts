import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { JoinUsStep } from './joinUsSteps.ts';
import type { JoinUs } from './useJoinUs.ts';

export type StepView = ComponentType<{ joinUs: JoinUs }>;

/** Each step's code arrives by itself: the fields of the second weigh more than the first step and the frame together. */
const loaders: Record<JoinUsStep['dialog'], () => Promise<StepView>> = {
  'join-us-1': async () => (await import('./steps/choose-membership/ChooseMembership.tsx')).ChooseMembership,
  'join-us-2': async () => (await import('./steps/you-and-your-family/YouAndYourFamily.tsx')).YouAndYourFamily,
  'join-us-3': async () => (await import('./steps/payment/Payment.tsx')).Payment,
};

const order = ['join-us-1', 'join-us-2', 'join-us-3'] as const;

/**
 * The view of a step: undefined while its code is on its way, and `failed` when it did not come. The step after it is
 * fetched meanwhile, so that Continue does not wait.
 */
export function useStepView(dialog: JoinUsStep['dialog'] | undefined) {
  const [views, setViews] = useState<Partial<Record<JoinUsStep['dialog'], StepView>>>({});
  const [failed, setFailed] = useState(false);

  const fetchViews = useCallback(async (from: JoinUsStep['dialog']) => {
    for (const which of order.slice(order.indexOf(from)).slice(0, 2)) {
      try {
        const view = await loaders[which]();
        setViews((known) => (known[which] ? known : { ...known, [which]: view }));
      } catch {
        // Only the step that is shown is missed.
        if (which === from) return setFailed(true);
      }
    }
    return undefined;
  }, []);

  useEffect(() => {
    if (dialog) void fetchViews(dialog);
  }, [dialog, fetchViews]);

  return {
    View: dialog && views[dialog],
    failed,
    retry: () => {
      setFailed(false);
      if (dialog) void fetchViews(dialog);
    },
  };
}

/** Fetches the first step's code when it is likely to be needed: on hover, focus or touch of a button that opens it. */
export function preloadJoinUs(): void {
  void loaders['join-us-1']().catch(() => undefined);
}
