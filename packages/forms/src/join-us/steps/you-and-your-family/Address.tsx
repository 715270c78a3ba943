'use client';

import { useAtomValue, useSetAtom } from 'jotai/react';
import { AddressFields } from '../../../family/AddressFields.tsx';
import { chooseCountryAtom, identifyCityAtom, typeCityAtom } from '../../state/join-us-atoms.ts';
import { countriesAtom, type JoinUs, type WizardForm } from '../../parts/use-join-us.ts';

interface AddressProps {
  form: WizardForm;
  joinUs: JoinUs;
  onRetry: () => void;
}

/** Country and city of the wizard's form. */
export function Address({ form, joinUs, onRetry }: AddressProps) {
  return (
    <AddressFields
      address={form.values}
      countries={useAtomValue(countriesAtom)}
      readCities={joinUs.provider.countryWithCities}
      field={form.field}
      onRetry={onRetry}
      onCountry={useSetAtom(chooseCountryAtom)}
      onTypeCity={useSetAtom(typeCityAtom)}
      onCity={(city) => form.edit({ city })}
      onCities={useSetAtom(identifyCityAtom)}
    />
  );
}
