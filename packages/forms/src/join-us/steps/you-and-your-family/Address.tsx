'use client';

import { useCallback, useEffect } from 'react';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '@myler/ui/button';
import { ComboBoxField } from '@myler/ui/combo-box-field';
import { SelectField } from '@myler/ui/select-field';
import type { City } from '@myler/api-client/contract';
import {
  chooseCountryAtom,
  citiesArrivedAtom,
  editJoinFormAtom,
  joinFormAtom,
  typeCityAtom,
} from '../../state/joinUsAtoms.ts';
import type { FieldOf } from '../../../form-core/useForm.ts';
import { countriesAtom, useLoaded, type JoinUs } from '../../parts/useJoinUs.ts';
import { copy } from './copy.ts';
import { autoComplete } from '../../rules/youAndYourFamily.ts';
import styles from '../../parts/JoinUs.module.css';

interface AddressProps {
  joinUs: JoinUs;
  field: FieldOf;
  onRetry: () => void;
}

const noCities: readonly City[] = [];

/** Country and city. The list of cities only suggests: without it the visitor types the city. */
export function Address({ joinUs, field, onRetry }: AddressProps) {
  const form = useAtomValue(joinFormAtom);
  const countries = useAtomValue(countriesAtom);
  const edit = useSetAtom(editJoinFormAtom);
  const chooseCountry = useSetAtom(chooseCountryAtom);
  const typeCity = useSetAtom(typeCityAtom);
  const citiesArrived = useSetAtom(citiesArrivedAtom);
  const { provider } = joinUs;
  const { countryCode } = form;
  const load = useCallback(
    async () => (countryCode ? ((await provider.countryWithCities(countryCode))?.cities ?? noCities) : noCities),
    [provider, countryCode],
  );
  const cities = useLoaded(load) ?? noCities;
  useEffect(() => citiesArrived(cities), [citiesArrived, cities]);

  return (
    <>
      <div>
        <SelectField
          {...field('countryCode')}
          label={copy.country}
          autoComplete={autoComplete.countryCode}
          isRequired
          isDisabled={countries === null}
          options={(countries ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          value={countryCode}
          onChange={chooseCountry}
        />
        {countries === undefined && (
          <p className={styles.quiet} role="alert">
            {copy.noCountries}{' '}
            <Button variant="quiet" size="small" onClick={onRetry}>
              {copy.retry}
            </Button>
          </p>
        )}
      </div>
      <ComboBoxField
        {...field('city')}
        label={copy.city}
        autoComplete={autoComplete.city}
        isRequired
        inputValue={form.city.name}
        onInputChange={(name) => typeCity(name, cities)}
        items={cities.map(({ id, name }) => ({ id, label: name }))}
        onSelect={({ id, label }) => edit({ city: { id: String(id), name: label } })}
        noMatchText={copy.noCity}
      />
    </>
  );
}
