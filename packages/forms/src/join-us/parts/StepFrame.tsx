'use client';

import { useEffect, useRef, type SyntheticEvent, type ReactElement, type ReactNode } from 'react';
import { useAtom, useAtomValue } from 'jotai/react';
import { focusSoon } from '../../core/focus-soon.ts';
import { FormSummary } from '../../core/FormSummary.tsx';
import { Reference } from '../../core/Reference.tsx';
import { linesOf } from '../../core/form-state.ts';
import { focusTargetAtom, joinFormAtom, noticeAtom, summaryShownAtom } from '../state/join-us-atoms.ts';
import { joinFieldId } from '../rules/step.ts';
import styles from './JoinUs.module.css';

export interface StepFrameProps {
  onSubmit: () => void;
  /** Back, if there is a previous step, and the main button. */
  actions: ReactNode;
  children: ReactElement | (ReactElement | false | undefined)[];
}

const SUMMARY_TITLE = { one: 'Correct one field', many: 'Correct these fields' };

/** The frame of every step: a form with its errors, fields and buttons. Moves the focus to a new step, summary or notice. */
export function StepFrame({ onSubmit, actions, children }: StepFrameProps) {
  const { errorMsgs } = useAtomValue(joinFormAtom);
  const summaryShown = useAtomValue(summaryShownAtom);
  const notice = useAtomValue(noticeAtom);
  const [focusTarget, setFocusTarget] = useAtom(focusTargetAtom);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const noticed = useRef<HTMLDivElement>(null);
  const summaryLines = summaryShown ? linesOf(errorMsgs, joinFieldId) : [];

  // After every render, because the focus target may be rendered later than it was set.
  useEffect(() => {
    if (!focusTarget) return;
    // The dialog has the step's name: a screen reader reads it on focus, and Tab continues from the top of the dialog.
    const dialog = form.current?.closest<HTMLElement>('[role="dialog"]');
    const target = { heading: dialog, summary: summary.current, notice: noticed.current }[focusTarget];
    if (!target) return;
    if (focusTarget !== 'heading') target.scrollIntoView({ block: 'nearest' });
    focusSoon(target);
    setFocusTarget(null);
  });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };

  return (
    // `noValidate`: the browser's own messages have no summary and disappear on blur.
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {notice && (
        <div ref={noticed} className={styles.notice} role="alert" tabIndex={-1} data-autofocus="">
          <span>{notice.text}</span>
          <Reference id={notice.reference} />
        </div>
      )}
      <FormSummary form={{ summaryLines, notice: undefined, reference: undefined, summary }} title={SUMMARY_TITLE} />
      {children}
      <div className={styles.pinned} data-pinned="">
        {actions}
      </div>
    </form>
  );
}
