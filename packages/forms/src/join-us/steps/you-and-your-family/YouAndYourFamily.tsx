'use client';

import { useEffect } from 'react';
import { useSetAtom, useStore } from 'jotai/react';
import type { Country } from '@myler/api-client/contract';
import { Button } from '@myler/ui/button';
import { Grid } from '@myler/ui/layout';
import { ChildrenFields } from '../../../family/ChildrenFields.tsx';
import { ConsentFields } from '../../../family/ConsentFields.tsx';
import { useForm } from '../../../core/use-form.ts';
import { loadTelephone } from '../../../validation/telephone.ts';
import { isForCompany } from '../../form/join-us-form.ts';
import { isBuyerFieldTouched } from '../../rules/you-and-your-company.ts';
import { detailsErrors } from '../../rules/you-and-your-family.ts';
import { goToStepAtom } from '../../state/go-to-step.ts';
import { wizardFormAtom } from '../../state/join-us-atoms.ts';
import { stepSending } from '../../state/step-sending.ts';
import { StepFrame } from '../../parts/StepFrame.tsx';
import { JOIN_US_ID, type JoinUs, type WizardForm } from '../../parts/use-join-us.ts';
import { Address } from './Address.tsx';
import { Buyer } from './Buyer.tsx';
import { ContactFields } from './ContactFields.tsx';
import { copy } from './copy.ts';
import { DateOfBirth } from './DateOfBirth.tsx';
import { PasswordFields } from './PasswordFields.tsx';
import { useCountries } from './use-countries.ts';

/** Step 2: the member's details, contact, address and children; of a corporate membership the company and its buyer. */
export function YouAndYourFamily({ joinUs }: { joinUs: JoinUs }) {
  const store = useStore();
  const goToStep = useSetAtom(goToStepAtom);
  const form = useForm(wizardFormAtom, {
    id: JOIN_US_ID,
    errorsOf: async (values) => detailsErrors(values, await joinUs.rules()),
    isFilled: isBuyerFieldTouched,
    ...stepSending(store, 2, joinUs.analytics),
  });
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
      {isForCompany(form.values) ? (
        <Buyer form={form} joinUs={joinUs} countries={countries} onRetry={retry} />
      ) : (
        <FamilyFields form={form} joinUs={joinUs} countries={countries} onRetry={retry} />
      )}
    </StepFrame>
  );
}

interface FamilyFieldsProps {
  form: WizardForm;
  joinUs: JoinUs;
  countries: readonly Country[];
  onRetry: () => void;
}

function FamilyFields({ form, joinUs, countries, onRetry }: FamilyFieldsProps) {
  const { values, edit, field } = form;
  return (
    <>
      <Grid columns={2} gap={6} rows={5} align="start">
        <ContactFields form={form} countries={countries} />
        <PasswordFields form={form} />
        <DateOfBirth form={form} />
        <Address form={form} joinUs={joinUs} onRetry={onRetry} />
      </Grid>
      <ChildrenFields value={values.children} onChange={(children) => edit({ children })} field={field} />
      <ConsentFields value={values} onChange={edit} field={field} />
    </>
  );
}
