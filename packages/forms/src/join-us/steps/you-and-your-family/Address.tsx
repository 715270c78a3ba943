'use client';

import { useAtomValue, useSetAtom } from 'jotai/react';
import { AddressFields } from '../../../family/AddressFields.tsx';
import type { FieldOf } from '../../../core/use-form.ts';
import {
  chooseCountryAtom,
  citiesArrivedAtom,
  editJoinFormAtom,
  joinFormAtom,
  typeCityAtom,
} from '../../state/join-us-atoms.ts';
import { countriesAtom, type JoinUs } from '../../parts/use-join-us.ts';

interface AddressProps {
  joinUs: JoinUs;
  field: FieldOf;
  onRetry: () => void;
}

/** Country and city of the wizard's form. */
export function Address({ joinUs, field, onRetry }: AddressProps) {
  const edit = useSetAtom(editJoinFormAtom);
  return (
    <AddressFields
      address={useAtomValue(joinFormAtom)}
      countries={useAtomValue(countriesAtom)}
      readCities={joinUs.provider.countryWithCities}
      field={field}
      onRetry={onRetry}
      onCountry={useSetAtom(chooseCountryAtom)}
      onTypeCity={useSetAtom(typeCityAtom)}
      onCity={(city) => edit({ city })}
      onCitiesArrived={useSetAtom(citiesArrivedAtom)}
    />
  );
}
