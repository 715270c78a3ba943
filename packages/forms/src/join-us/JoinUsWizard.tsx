'use client';

import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai/react';
import type { MembershipId } from '@myler/config/memberships';
import type { MembershipPrice } from '@myler/api-client/contract';
import {
  changeDialogAtom,
  closeDialogAtom,
  closeGuardAtom,
  dialogNames,
  joinFormResetAtom,
  presentedDialogAtom,
  requestCloseDialogAtom,
  returnToAtom,
  type DialogType,
} from '@myler/state/dialogs';
import { Dialog } from '@myler/ui/dialog';
import { ErrorBoundary } from '@myler/ui/error-boundary';
import { FailureDialog } from '@myler/ui/failure-dialog';
import { FailureMessage, type Failure } from '@myler/ui/failure-message';
import { Stack } from '@myler/ui/layout';
import { Skeleton } from '@myler/ui/skeleton';
import { LazyBankConfirmation } from '../bank-confirmation/LazyBankConfirmation.tsx';
import type { JoinUsDeps } from './state/clients.ts';
import {
  askingToLeaveAtom,
  bankPageAtom,
  beginJoinAtom,
  isPayingAtom,
  joinCurrencyAtom,
  joinFormAtom,
  joinFormEditedAtom,
  resetJoinFormAtom,
  setPricesAtom,
} from './state/join-us-atoms.ts';
import { checkoutStarted, tierViewed } from './state/join-us-events.ts';
import { isForCompany } from './form/join-us-form.ts';
import { stepOf } from './rules/join-us-steps.ts';
import { frameOf } from './wizard-frame.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { useStepView } from './step-views.ts';
import { useWelcome, Welcome } from './steps/welcome/Welcome.tsx';
import { useJoinUs, type JoinUs } from './parts/use-join-us.ts';
import { useKeptProgress } from './parts/use-kept-progress.ts';
import styles from './parts/JoinUs.module.css';

export interface JoinUsWizardProps extends JoinUsDeps {
  /**
   * Called after the wizard presented the terms dialog. The site shows it, and `requestCloseDialogAtom` returns here.
   */
  onOpenTerms?: () => void;
  /** The visitor's country if it is known, ISO 3166-1 alpha-2. It is preselected and can be changed. */
  country?: string | undefined;
  /** The prices, if the page already has them. */
  memberships?: readonly MembershipPrice[] | undefined;
  /** Called when the visitor chooses a currency in the wizard; the site stores it. */
  onCurrencyChange?: JoinUs['onCurrencyChange'];
  cardSource?: JoinUs['cardSource'];
  links?: JoinUs['links'];
  signIn?: JoinUs['signIn'];
  /** Today as `YYYY-MM-DD`. The default is the clock; stories and tests set it. */
  today?: () => string;
}

const isWizard = (type: DialogType | undefined) => stepOf(type) !== undefined || type === 'registration-success';
const doNothing = () => undefined;
const copy = {
  companyHeading: 'You and your company',
  waiting: 'One moment',
  notLoaded: 'This step did not load.',
  checkConnection: 'Nothing that you typed is lost. Check your connection, then try again.',
  stillNotLoaded:
    'It did not load this time either. Check your connection. If that is not it, load the page again: you stay at this address, and your membership stays chosen.',
  brokenStep: 'This step stopped working.',
  brokenWizard: 'This dialog stopped working.',
};

/**
 * The join-us dialogs, from the first step to the welcome. It stays mounted beside the site's other dialogs: it renders
 * only if one of its own is presented, and keeps its state while the terms are shown.
 */
export function JoinUsWizard({ onOpenTerms = doNothing, memberships, ...rest }: JoinUsWizardProps) {
  const joinUs = useJoinUs({ ...rest, onOpenTerms });
  // Above the boundary, so that an exception in a dialog ends neither the tracking nor the question before leaving.
  useWizardAnalytics(joinUs, memberships);
  const type = useAtomValue(presentedDialogAtom)?.type;
  return (
    <ErrorBoundary
      resetKey={type}
      renderFailure={(failure) => type && isWizard(type) && <FailedWizard type={type} failure={failure} />}
    >
      <WizardDialog joinUs={joinUs} />
    </ErrorBoundary>
  );
}

/** Replaces the whole dialog. Closing it still asks first if input would be lost. */
function FailedWizard({ type, failure }: { type: DialogType; failure: Failure }) {
  const requestClose = useSetAtom(requestCloseDialogAtom);
  return (
    <>
      <FailureDialog
        name={dialogNames[type]}
        title={copy.brokenWizard}
        failure={failure}
        onClose={() => requestClose()}
      />
      <LeaveConfirmation />
    </>
  );
}

/** The question before leaving, when closing would lose input. */
function LeaveConfirmation() {
  const close = useSetAtom(closeDialogAtom);
  const isPaying = useAtomValue(isPayingAtom);
  const [asking, setAsking] = useAtom(askingToLeaveAtom);
  return asking && !isPaying && <LeaveQuestion onStay={() => setAsking(false)} onLeave={() => close()} />;
}

function WizardDialog({ joinUs }: { joinUs: JoinUs }) {
  const requested = useAtomValue(presentedDialogAtom);
  const opened = useDeferredValue(requested);
  // When no dialog was open, the wizard is rendered in several tasks, because one would block a slow phone. Steps change and
  // close at once, and so does a dialog that the wizard replaces.
  const presented = opened && requested;
  const requestClose = useSetAtom(requestCloseDialogAtom);
  const close = useSetAtom(closeDialogAtom);
  const open = isWizard(presented?.type);
  // The last step stays visible during the closing animation.
  const [shown, setShown] = useState<DialogType | undefined>(presented?.type);
  if (open && shown !== presented?.type) setShown(presented?.type);
  const step = stepOf(shown);
  const bankPage = useAtomValue(bankPageAtom);
  const welcome = useWelcome(joinUs);
  const form = useAtomValue(joinFormAtom);
  const { View, failure, isRetrying } = useStepView(step?.dialog);
  if (!shown || !isWizard(shown)) return null;

  return (
    <Dialog
      open={open}
      onClose={() => requestClose()}
      title={dialogNames[shown]}
      heading={shown === 'join-us-2' && isForCompany(form) ? copy.companyHeading : undefined}
      variant="centre"
      {...frameOf(step, welcome, joinUs)}
    >
      {/* Inside the dialog's own boundary, so that a failed step does not remove the question before leaving. */}
      <ErrorBoundary
        resetKey={shown}
        renderFailure={(caught) => <FailureMessage failure={caught} title={copy.brokenStep} />}
      >
        {step && bankPage && <LazyBankConfirmation key={bankPage.round} {...bankPage} loading={<StepLoading />} />}
        {step && View && !bankPage && <View joinUs={joinUs} />}
        {step && !View && !failure && <StepLoading />}
        {step && !View && failure && (
          <FailureMessage failure={failure} isBusy={isRetrying} title={copy.notLoaded} again={copy.stillNotLoaded}>
            {copy.checkConnection}
          </FailureMessage>
        )}
        {!step && <Welcome {...welcome} joinUs={joinUs} onDone={() => close()} />}
      </ErrorBoundary>
      {open && <LeaveConfirmation />}
    </Dialog>
  );
}

/** Reserves the space of the step while its code loads. */
function StepLoading() {
  return (
    <Stack gap={7} className={styles.waiting}>
      <output className="visually-hidden">{copy.waiting}</output>
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} shape="title" />
      ))}
    </Stack>
  );
}

/** Initialises the form, guards its closing and tracks its events, for every step. */
function useWizardAnalytics({ analytics, keys }: JoinUs, memberships: readonly MembershipPrice[] | undefined) {
  const store = useStore();
  const presented = useAtomValue(presentedDialogAtom);
  const number = stepOf(presented?.type)?.number;
  // Reading the terms from a step counts as part of the wizard; terms opened from a page do not.
  const returnTo = useAtomValue(returnToAtom);
  const isOpen = isWizard(presented?.type) || stepOf(returnTo) !== undefined;
  const { membershipId: chosen, memberShipsWithPrices } = useAtomValue(joinFormAtom);
  const hasPrices = memberShipsWithPrices.length > 0;
  useKeptProgress({ keys }, isOpen);

  useEffect(() => {
    store.set(joinFormResetAtom, () => {
      if (!store.get(bankPageAtom)) store.set(resetJoinFormAtom);
    });
    store.set(closeGuardAtom, (type) => {
      if (stepOf(type) === undefined || store.get(bankPageAtom)) return true;
      // A payment takes seconds, and Escape must not close the dialog meanwhile.
      if (store.get(isPayingAtom)) return false;
      if (!store.get(joinFormEditedAtom)) return true;
      // While the question is open, Escape or Back means to stay.
      store.set(askingToLeaveAtom, (isAsking) => !isAsking);
      return false;
    });
    return () => store.set(closeGuardAtom, undefined);
  }, [store]);

  useEffect(() => {
    if (memberships && memberships.length > 0) store.set(setPricesAtom, memberships);
  }, [store, memberships]);

  // Effect events: track when the visitor moves on, and not when the site passes a new object.
  const now = () => [store.get(joinFormAtom), store.get(joinCurrencyAtom)] as const;
  const started = useEffectEvent(() => analytics.track('Checkout Started', checkoutStarted(...now())));
  const viewed = useEffectEvent((step: number) => analytics.track('Checkout Step Viewed', { step }));
  const lookedAt = useEffectEvent((membershipId: MembershipId) => {
    const [form, currency] = now();
    analytics.track('Product Viewed', tierViewed(form, membershipId, currency));
  });

  useEffect(() => {
    if (!isOpen) return;
    // A payment is open at the bank: the visitor continues there.
    if (store.get(bankPageAtom)) store.set(changeDialogAtom, 'join-us-3');
    const opened = store.get(presentedDialogAtom);
    if (stepOf(opened?.type)?.number !== 1) return;
    store.set(beginJoinAtom, opened?.payload ?? {});
    started();
  }, [store, isOpen]);

  useEffect(() => {
    if (number !== undefined) viewed(number);
  }, [number]);

  useEffect(() => {
    if (isOpen && hasPrices && chosen) lookedAt(chosen);
  }, [isOpen, hasPrices, chosen]);
}
