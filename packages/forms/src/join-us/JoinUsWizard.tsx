import { useEffect, useEffectEvent, useState } from 'react';
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai/react';
import type { MembershipId } from '@myler/config/memberships';
import type { MembershipPrice } from '@myler/api-client/contract';
import {
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
import { Skeleton } from '@myler/ui/skeleton';
import { Stepper } from '@myler/ui/stepper';
import type { JoinUsDeps } from './state/clients.ts';
import { JoinUsAside } from './JoinUsAside.tsx';
import {
  askingToLeaveAtom,
  beginJoinAtom,
  joinCurrencyAtom,
  joinFormAtom,
  joinFormEditedAtom,
  resetJoinFormAtom,
  setPricesAtom,
} from './state/joinUsAtoms.ts';
import { checkoutStarted, tierViewed } from './state/joinUsEvents.ts';
import { joinUsSteps, stepOf } from './rules/joinUsSteps.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { useStepView } from './stepViews.ts';
import { Welcome } from './steps/welcome/Welcome.tsx';
import { useJoinUs, type JoinUs } from './parts/useJoinUs.ts';
import styles from './parts/JoinUs.module.css';

export interface JoinUsWizardProps extends JoinUsDeps {
  /** Called after the terms dialog was presented; the site shows it, and `requestCloseDialogAtom` returns here. */
  onOpenTerms?: () => void;
  /** The visitor's country as far as it is known, ISO 3166-1 alpha-2: chosen for them, and changeable. */
  country?: string | undefined;
  /** The page's prices, when it has them already. */
  memberships?: readonly MembershipPrice[] | undefined;
  /** The visitor chose a currency in the wizard; the site keeps it. */
  onCurrencyChange?: JoinUs['onCurrencyChange'];
  cardSource?: JoinUs['cardSource'];
  /** Today on the wire; the clock's unless a story or a test says otherwise. */
  today?: () => string;
}

const isWizard = (type: DialogType | undefined) => stepOf(type) !== undefined || type === 'registration-success';
const nothing = () => undefined;
const copy = {
  waiting: 'One moment',
  notLoaded: 'This step did not load.',
  checkConnection: 'Nothing that you typed is lost. Check your connection, then try again.',
  stillNotLoaded:
    'It did not load this time either. Check your connection. If that is not it, load the page again: you stay at this address, but you start from the first step.',
  brokenStep: 'This step stopped working.',
  brokenWizard: 'This dialog stopped working.',
};

/**
 * The join-us dialogs, from the first step to the welcome. Stays mounted beside the site's other dialogs: it draws
 * nothing unless one of its own is presented, and loses nothing while the terms are.
 */
export function JoinUsWizard({ onOpenTerms = nothing, memberships, ...given }: JoinUsWizardProps) {
  const joinUs = useJoinUs({ ...given, onOpenTerms });
  // Above the boundary: the journey, and the question before it is left, outlive an exception in what is drawn.
  useJourney(joinUs, memberships);
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

/** Replaces the whole dialog. Closing it still asks first when something typed would be lost. */
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
      <Leaving />
    </>
  );
}

/** Asks whether to leave, when closing would lose something. */
function Leaving() {
  const close = useSetAtom(closeDialogAtom);
  const { isLoading } = useAtomValue(joinFormAtom);
  const [asking, setAsking] = useAtom(askingToLeaveAtom);
  return asking && !isLoading && <LeaveQuestion onStay={() => setAsking(false)} onLeave={() => close()} />;
}

function WizardDialog({ joinUs }: { joinUs: JoinUs }) {
  const presented = useAtomValue(presentedDialogAtom);
  const requestClose = useSetAtom(requestCloseDialogAtom);
  const close = useSetAtom(closeDialogAtom);
  const open = isWizard(presented?.type);
  // While the dialog animates out, it still shows its last step.
  const [shown, setShown] = useState<DialogType | undefined>(presented?.type);
  if (open && shown !== presented?.type) setShown(presented?.type);
  const step = stepOf(shown);
  const { View, failure, isRetrying } = useStepView(step?.dialog);
  if (!shown || !isWizard(shown)) return null;

  return (
    <Dialog
      open={open}
      onClose={() => requestClose()}
      title={dialogNames[shown]}
      form="centre"
      {...(step
        ? {
            aside: <JoinUsAside cardSource={joinUs.cardSource} />,
            aboveTitle: <Stepper current={step.number} total={joinUsSteps.length} />,
          }
        : {})}
    >
      {/* Inside the dialog's own boundary, so that the question whether to leave is asked beside a failed step too. */}
      <ErrorBoundary
        resetKey={shown}
        renderFailure={(caught) => <FailureMessage failure={caught} title={copy.brokenStep} />}
      >
        {step && View && <View joinUs={joinUs} />}
        {step && !View && !failure && <StepLoading />}
        {step && !View && failure && (
          <FailureMessage failure={failure} isBusy={isRetrying} title={copy.notLoaded} again={copy.stillNotLoaded}>
            {copy.checkConnection}
          </FailureMessage>
        )}
        {!step && <Welcome onDone={() => close()} />}
      </ErrorBoundary>
      {open && <Leaving />}
    </Dialog>
  );
}

/** Keeps the room that the step will take. */
function StepLoading() {
  return (
    <div className={styles.waiting}>
      <output className="visually-hidden">{copy.waiting}</output>
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} shape="title" />
      ))}
    </div>
  );
}

/** Opens, guards and tracks the journey, whichever step is shown. */
function useJourney({ analytics }: JoinUs, memberships: readonly MembershipPrice[] | undefined) {
  const store = useStore();
  const presented = useAtomValue(presentedDialogAtom);
  const number = stepOf(presented?.type)?.number;
  // Reading the terms is part of the journey; terms that a page opened are not.
  const returnTo = useAtomValue(returnToAtom);
  const isOpen = isWizard(presented?.type) || stepOf(returnTo) !== undefined;
  const { membershipId: chosen, memberShipsWithPrices } = useAtomValue(joinFormAtom);
  const hasPrices = memberShipsWithPrices.length > 0;

  useEffect(() => {
    store.set(joinFormResetAtom, () => store.set(resetJoinFormAtom));
    store.set(closeGuardAtom, (type) => {
      if (stepOf(type) === undefined) return true;
      // Escape must not close the dialog while a payment is running, which takes seconds.
      if (store.get(joinFormAtom).isLoading) return false;
      if (!store.get(joinFormEditedAtom)) return true;
      // Escape or Back while the question is open means to stay.
      store.set(askingToLeaveAtom, (asked) => !asked);
      return false;
    });
    return () => store.set(closeGuardAtom, undefined);
  }, [store]);

  useEffect(() => {
    if (memberships && memberships.length > 0) store.set(setPricesAtom, memberships);
  }, [store, memberships]);

  // Events are tracked when the visitor moves on, not when the site passes another object.
  const now = () => [store.get(joinFormAtom), store.get(joinCurrencyAtom)] as const;
  const started = useEffectEvent(() => analytics.track('Checkout Started', checkoutStarted(...now())));
  const viewed = useEffectEvent((step: number) => analytics.track('Checkout Step Viewed', { step }));
  const lookedAt = useEffectEvent((membershipId: MembershipId) => {
    const [form, currency] = now();
    analytics.track('Product Viewed', tierViewed(form, membershipId, currency));
  });

  useEffect(() => {
    if (!isOpen) return;
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
