'use client';

import { Cluster, Stack } from '@myler/ui/layout';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { focusSoon } from '../../core/focus-soon.ts';
import { FormSummary } from '../../core/FormSummary.tsx';
import { Reference } from '../../core/Reference.tsx';
import type { WizardForm } from './use-join-us.ts';
import styles from './JoinUs.module.css';

export interface StepFrameProps {
  form: WizardForm;
  /** Back, if there is a previous step, and the main button. */
  actions: ReactNode;
  children: ReactElement | (ReactElement | false | undefined)[];
}

const SUMMARY_TITLE = { one: 'Correct one field', many: 'Correct these fields' };

/** The frame of every step: a form with its errors, fields and buttons. Moves the focus to a new step. */
export function StepFrame({ form, actions, children }: StepFrameProps) {
  const element = useRef<HTMLFormElement>(null);
  const { notice, noticeTitle, reference, summary, focusTarget, focused } = form;
  useEffect(() => {
    if (focusTarget !== 'form') return;
    // The dialog has the step's name: a screen reader reads it on focus, and Tab continues from the top of the dialog.
    focusSoon(element.current?.closest('[role="dialog"]'));
    focused();
  });

  return (
    // `noValidate`: the browser's own messages have no summary and disappear on blur.
    <Stack ref={element} as="form" gap={6} className={styles.form} onSubmit={form.submit} noValidate>
      {notice && !noticeTitle ? (
        <Stack
          ref={summary}
          as="section"
          gap={3}
          align="start"
          className={styles.notice}
          role="alert"
          tabIndex={-1}
          data-autofocus=""
        >
          <span>{notice}</span>
          <Reference id={reference} />
        </Stack>
      ) : (
        <FormSummary form={form} title={SUMMARY_TITLE} />
      )}
      {children}
      <Cluster gap={4} rows={2} justify="between" className={styles.pinned} data-pinned="">
        {actions}
      </Cluster>
    </Stack>
  );
}
