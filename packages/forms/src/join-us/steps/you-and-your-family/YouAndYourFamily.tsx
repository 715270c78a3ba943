'use client';

import { useEffect } from 'react';
import { useSetAtom, useStore } from 'jotai/react';
import { Button } from '@myler/ui/button';
import { Grid } from '@myler/ui/layout';
import { ChildrenFields } from '../../../family/ChildrenFields.tsx';
import { ConsentFields } from '../../../family/ConsentFields.tsx';
import { isFamilyFieldTouched } from '../../../family/rules.ts';
import { useForm } from '../../../core/use-form.ts';
import { loadTelephone } from '../../../validation/telephone.ts';
import { familyErrors } from '../../rules/you-and-your-family.ts';
import { goToStepAtom } from '../../state/go-to-step.ts';
import { wizardFormAtom } from '../../state/join-us-atoms.ts';
import { stepSending } from '../../state/step-sending.ts';
import { StepFrame } from '../../parts/StepFrame.tsx';
import { JOIN_US_ID, type JoinUs } from '../../parts/use-join-us.ts';
import { Address } from './Address.tsx';
import { ContactFields } from './ContactFields.tsx';
import { copy } from './copy.ts';
import { DateOfBirth } from './DateOfBirth.tsx';
import { PasswordFields } from './PasswordFields.tsx';
import { useCountries } from './use-countries.ts';

/** Step 2: the member's details, contact, address and children. */
export function YouAndYourFamily({ joinUs }: { joinUs: JoinUs }) {
  const store = useStore();
  const goToStep = useSetAtom(goToStepAtom);
  const form = useForm(wizardFormAtom, {
    id: JOIN_US_ID,
    errorsOf: async (values) => familyErrors(values, await joinUs.rules()),
    isFilled: isFamilyFieldTouched,
    ...stepSending(store, 2, joinUs.analytics),
  });
  const { values, edit, field } = form;
  const { countries, retry } = useCountries(joinUs);

  useEffect(() => void loadTelephone().catch(() => undefined), []);

  return (
    <StepFrame
      form={form}
      actions={
        <>
          <Button variant="outline" onClick={() => goToStep('join-us-1')} disabled={form.isSending}>
            {copy.back}
          </Button>
          <Button type="submit" isBusy={form.isSending}>
            {copy.next}
          </Button>
        </>
      }
    >
      <Grid columns={2} gap={6} rows={5} align="start">
        <ContactFields form={form} countries={countries} />
        <PasswordFields form={form} />
        <DateOfBirth form={form} />
        <Address form={form} joinUs={joinUs} onRetry={retry} />
      </Grid>
      <ChildrenFields value={values.children} onChange={(children) => edit({ children })} field={field} />
      <ConsentFields value={values} onChange={edit} field={field} />
    </StepFrame>
  );
}
