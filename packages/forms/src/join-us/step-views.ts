'use client';

import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { Failure } from '@myler/ui/failure-message';
import type { JoinUsStep } from './rules/join-us-steps.ts';
import { ChooseMembership } from './steps/choose-membership/ChooseMembership.tsx';
import type { JoinUs } from './parts/use-join-us.ts';

export type StepView = ComponentType<{ joinUs: JoinUs }>;

type StepDialog = JoinUsStep['dialog'];

/**
 * The first step is bundled with the wizard. The others are separate chunks, because their fields are larger than the
 * rest.
 */
const loaders: Record<StepDialog, () => Promise<StepView>> = {
  'join-us-1': () => Promise.resolve(ChooseMembership),
  'join-us-2': async () => (await import('./steps/you-and-your-family/YouAndYourFamily.tsx')).YouAndYourFamily,
  'join-us-3': async () => (await import('./steps/payment/Payment.tsx')).Payment,
};

const order = ['join-us-1', 'join-us-2', 'join-us-3'] as const;

type Views = Partial<Record<StepDialog, StepView>>;

interface Missing {
  dialog: StepDialog;
  error: unknown;
  attempts: number;
}

/** Loads the view of a step, then that of the next one. Rejects if the first one does not load. */
async function loadViews(requested: StepDialog, arrived: (views: Views) => void): Promise<void> {
  arrived({ [requested]: await loaders[requested]() });
  const next = order[order.indexOf(requested) + 1];
  if (!next) return;
  try {
    arrived({ [next]: await loaders[next]() });
  } catch {
    // Not needed yet: it is loaded again when its step opens.
  }
}

/**
 * The view of a step: undefined while its code loads, with a `failure` if it did not load. It also prefetches the next
 * step, so that Continue does not wait.
 */
export function useStepView(dialog: StepDialog | undefined) {
  const [views, setViews] = useState<Views>({ 'join-us-1': ChooseMembership });
  const [missing, setMissing] = useState<Missing>();
  const [isRetrying, setRetrying] = useState(false);

  const arrived = useCallback((loaded: Views) => setViews((known) => ({ ...loaded, ...known })), []);
  const failed = useCallback(
    (requested: StepDialog, error: unknown) =>
      setMissing((before) => ({
        dialog: requested,
        error,
        attempts: before?.dialog === requested ? before.attempts + 1 : 1,
      })),
    [],
  );
  useEffect(() => {
    if (!dialog) return;
    loadViews(dialog, arrived).catch((error: unknown) => failed(dialog, error));
  }, [dialog, arrived, failed]);

  const retry = () => {
    if (!dialog) return;
    setRetrying(true);
    loadViews(dialog, arrived)
      .catch((error: unknown) => failed(dialog, error))
      .finally(() => setRetrying(false));
  };
  const failure: Failure | undefined =
    dialog !== undefined && missing?.dialog === dialog
      ? { error: missing.error, attempts: missing.attempts, retry }
      : undefined;
  return { View: dialog && views[dialog], failure, isRetrying };
}
