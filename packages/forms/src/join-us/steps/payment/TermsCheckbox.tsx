'use client';

import { useEffect, useRef } from 'react';
import { useAtom, useAtomValue, useSetAtom } from 'jotai/react';
import { changeDialogAtom, presentedDialogAtom } from '@myler/state/dialogs';
import { CheckboxField } from '@myler/ui/checkbox-field';
import { focusSoon } from '../../../core/focus-soon.ts';
import type { FieldOf } from '../../../core/use-form.ts';
import type { JoinUs } from '../../parts/use-join-us.ts';
import { editJoinFormAtom, joinFormAtom, readingTermsAtom } from '../../state/join-us-atoms.ts';
import { copy } from './copy.ts';
import styles from '../../parts/JoinUs.module.css';

/** Accepts the terms. Its link opens the terms dialog, and afterwards the focus returns to the link. */
export function TermsCheckbox({ joinUs, field }: { joinUs: JoinUs; field: FieldOf }) {
  const { termsAccept } = useAtomValue(joinFormAtom);
  const edit = useSetAtom(editJoinFormAtom);
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
      value={termsAccept}
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
