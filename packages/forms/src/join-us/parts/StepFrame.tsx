'use client';

import { Cluster, Stack } from '@myler/ui/layout';
import { useEffect, useRef, type SyntheticEvent, type ReactElement, type ReactNode } from 'react';
import { useAtom, useAtomValue } from 'jotai/react';
import { focusSoon } from '../../form-core/focusSoon.ts';
import { FormSummary } from '../../form-core/FormSummary.tsx';
import { Reference } from '../../form-core/Reference.tsx';
import { linesOf } from '../../form-core/formState.ts';
import { focusTargetAtom, joinFormAtom, noticeAtom, summaryShownAtom } from '../state/joinUsAtoms.ts';
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
    <Stack ref={form} as="form" gap={6} className={styles.form} onSubmit={submit} noValidate>
      {notice && (
        <Stack
          ref={noticed}
          gap={3}
          align="start"
          className={styles.notice}
          role="alert"
          tabIndex={-1}
          data-autofocus=""
        >
          <span>{notice.text}</span>
          <Reference id={notice.reference} />
        </Stack>
      )}
      <FormSummary form={{ summaryLines, notice: undefined, reference: undefined, summary }} title={SUMMARY_TITLE} />
      {children}
      <Cluster gap={4} rows={2} justify="between" className={styles.pinned} data-pinned="">
        {actions}
      </Cluster>
    </Stack>
  );
}
