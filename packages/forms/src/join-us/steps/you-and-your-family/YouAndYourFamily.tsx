'use client';

import { useEffect, useState } from 'react';
import { useSetAtom, useStore } from 'jotai/react';
import { Button } from '@myler/ui/button';
import { Grid } from '@myler/ui/layout';
import { loadTelephone } from '../../../validation/telephone.ts';
import { continueAtom, goToStepAtom } from '../../state/goToStep.ts';
import { joinFormAtom } from '../../state/joinUsAtoms.ts';
import { StepFrame } from '../../parts/StepFrame.tsx';
import { useFields, type JoinUs } from '../../parts/useJoinUs.ts';
import { Address } from './Address.tsx';
import { Children } from './Children.tsx';
import { ContactFields } from './ContactFields.tsx';
import { copy } from './copy.ts';
import { DateOfBirth } from './DateOfBirth.tsx';
import { PasswordFields } from './PasswordFields.tsx';
import { StayingInTouch } from './StayingInTouch.tsx';
import { useCountries } from './useCountries.ts';
import { isTouched } from '../../rules/youAndYourFamily.ts';

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
      <Grid columns={2} gap={6} rows={5} align="start">
        <ContactFields field={field} countries={countries} />
        <PasswordFields field={field} />
        <DateOfBirth field={field} />
        <Address joinUs={joinUs} field={field} onRetry={retry} />
      </Grid>
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
