'use client';

import { useCallback, useEffect, useEffectEvent } from 'react';
import type { City, Country } from '@myler/api-client/contract';
import { Button } from '@myler/ui/button';
import { ComboBoxField } from '@myler/ui/combo-box-field';
import { SelectField } from '@myler/ui/select-field';
import { Text } from '@myler/ui/text';
import type { FieldOf } from '../core/use-form.ts';
import { useLoaded } from '../core/use-loaded.ts';
import { familyAutoComplete as autoComplete, familyCopy as copy } from './copy.ts';
import type { Family } from './family.ts';
import styles from './FamilyFields.module.css';

/** Reads a country with its cities; undefined for a country that is not listed. */
export type ReadCities = (countryCode: string) => Promise<Country | undefined>;

export interface AddressFieldsProps {
  address: Pick<Family, 'countryCode' | 'city'>;
  /** The countries: null while they load, undefined if loading failed. */
  countries: readonly Country[] | null | undefined;
  readCities: ReadCities;
  field: FieldOf;
  onRetry: () => void;
  onCountry: (countryCode: string) => void;
  onTypeCity: (name: string, cities: readonly City[]) => void;
  onCity: (city: Family['city']) => void;
  /** The list has arrived after the city was typed, which may be on it. */
  onCities?: (cities: readonly City[]) => void;
}

const noCities: readonly City[] = [];

/** Country and city. The list of cities only suggests: without it the city is typed. */
export function AddressFields({
  address,
  countries,
  readCities,
  field,
  onRetry,
  onCountry,
  ...on
}: AddressFieldsProps) {
  const { countryCode, city } = address;
  const load = useCallback(
    async () => (countryCode ? ((await readCities(countryCode))?.cities ?? noCities) : noCities),
    [readCities, countryCode],
  );
  const cities = useLoaded(load) ?? noCities;
  const onCities = useEffectEvent(on.onCities ?? (() => undefined));
  useEffect(() => onCities(cities), [cities]);

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
          onChange={onCountry}
        />
        {countries === undefined && (
          <Text size="small" tone="quiet" className={styles.quiet} role="alert">
            <span>{copy.noCountries}</span>{' '}
            <Button variant="quiet" size="small" onClick={onRetry}>
              {copy.retry}
            </Button>
          </Text>
        )}
      </div>
      <ComboBoxField
        {...field('city')}
        label={copy.city}
        autoComplete={autoComplete.city}
        isRequired
        inputValue={city.name}
        onInputChange={(name) => on.onTypeCity(name, cities)}
        items={cities.map(({ id, name }) => ({ id, label: name }))}
        onSelect={({ id, label }) => on.onCity({ id: String(id), name: label })}
        noMatchText={copy.noCity}
      />
    </>
  );
}
