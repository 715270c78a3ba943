'use client';

import { useEffect, useRef } from 'react';
import { useAtom, useAtomValue, useSetAtom } from 'jotai/react';
import { changeDialogAtom, presentedDialogAtom } from '@myler/state/dialogs';
import { CheckboxField } from '@myler/ui/checkbox-field';
import { focusSoon } from '../../../core/focus-soon.ts';
import type { JoinUs, WizardForm } from '../../parts/use-join-us.ts';
import { readingTermsAtom } from '../../state/join-us-atoms.ts';
import { copy } from './copy.ts';
import styles from '../../parts/JoinUs.module.css';

/** Accepts the terms. Its link opens the terms dialog, and afterwards the focus returns to the link. */
export function TermsCheckbox({ form: { values, edit, field }, joinUs }: { form: WizardForm; joinUs: JoinUs }) {
  const changeDialog = useSetAtom(changeDialogAtom);
  const [isReading, setReading] = useAtom(readingTermsAtom);
  const presented = useAtomValue(presentedDialogAtom)?.type;
  const link = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // If the dialog was unmounted meanwhile, it sets this focus itself. A quick visitor returns before that.
    if (isReading && presented === 'join-us-3') focusSoon(link.current);
  }, [isReading, presented]);

  const openTerms = () => {
    setReading(true);
    changeDialog('terms-and-conditions');
    joinUs.onOpenTerms();
  };
  return (
    <CheckboxField
      {...field('termsAccept')}
      isRequired
      value={values.termsAccept}
      onChange={(isAccepted) => edit({ termsAccept: isAccepted })}
    >
      <span>{copy.termsBefore}</span>
      <button
        ref={link}
        type="button"
        className={styles.inlineLink}
        data-autofocus={isReading ? '' : undefined}
        onFocus={() => setReading(false)}
        onClick={openTerms}
      >
        {copy.terms}
      </button>
    </CheckboxField>
  );
}
