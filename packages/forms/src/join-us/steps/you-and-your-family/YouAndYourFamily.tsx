'use client';

import { useEffect, useState } from 'react';
import { useSetAtom, useStore } from 'jotai/react';
import { Button } from '@myler/ui/button';
import { loadTelephone } from '../../../validation/telephone.ts';
import { continueAtom, goToStepAtom } from '../../state/go-to-step.ts';
import { joinFormAtom } from '../../state/join-us-atoms.ts';
import { StepFrame } from '../../parts/StepFrame.tsx';
import { useFields, type JoinUs } from '../../parts/use-join-us.ts';
import { Address } from './Address.tsx';
import { Children } from './Children.tsx';
import { ContactFields } from './ContactFields.tsx';
import { copy } from './copy.ts';
import { DateOfBirth } from './DateOfBirth.tsx';
import { PasswordFields } from './PasswordFields.tsx';
import { StayingInTouch } from './StayingInTouch.tsx';
import { useCountries } from './use-countries.ts';
import { isTouched } from '../../rules/you-and-your-family.ts';
import styles from '../../parts/JoinUs.module.css';

/** Step 2: the member's details, contact, address and children. */
export function YouAndYourFamily({ joinUs }: { joinUs: JoinUs }) {
  const store = useStore();
  const goToStep = useSetAtom(goToStepAtom);
  const field = useFields(joinUs, (path) => isTouched(store.get(joinFormAtom), path));
  const { countries, retry } = useCountries(joinUs);
  const { isBusy, submit } = useContinue(joinUs);

  useEffect(() => void loadTelephone().catch(() => undefined), []);

  return (
    <StepFrame
      onSubmit={() => void submit()}
      actions={
        <>
          <Button variant="outline" onClick={() => goToStep('join-us-1')}>
            {copy.back}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {copy.next}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <ContactFields field={field} countries={countries} />
        <PasswordFields field={field} />
        <DateOfBirth field={field} />
        <Address joinUs={joinUs} field={field} onRetry={retry} />
      </div>
      <Children field={field} />
      <StayingInTouch field={field} />
    </StepFrame>
  );
}

/** Checks the step and continues, once the code of its rules has loaded. */
function useContinue({ rules, analytics }: JoinUs) {
  const goOn = useSetAtom(continueAtom);
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    try {
      const context = await rules();
      if (context) goOn(context, analytics);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, submit };
}
