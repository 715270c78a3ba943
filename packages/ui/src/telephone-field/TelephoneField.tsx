'use client';

import type { Ref } from 'react';
import { Input } from 'react-aria-components';
import type { TypedFieldProps } from '../field/FieldParts.tsx';
import { TypedField } from '../field/TypedField.tsx';
import { inputKinds } from '../field/input-kinds.ts';
import { Icon } from '../icon/Icon.tsx';
import field from '../field/field.module.css';
import styles from './TelephoneField.module.css';

export interface TelephoneCountry {
  /** The country's ISO 3166-1 alpha-2 code. */
  code: string;
  name: string;
  /** With or without the plus: `44` or `+44`. */
  callingCode: string;
}

/** A whole number, autofilled as `tel`, would repeat the calling code that stands beside it. */
export interface TelephoneFieldProps extends Omit<TypedFieldProps, 'autoComplete' | 'inputMode'> {
  countries: readonly TelephoneCountry[];
  /** The selected country's `code`. */
  countryCode: string;
  onCountryChange: (code: string) => void;
  ref?: Ref<HTMLInputElement>;
}

const withPlus = (callingCode: string) => (callingCode.startsWith('+') ? callingCode : `+${callingCode}`);

/** A telephone number: a select for the country, and a text input for the national number. */
export function TelephoneField({ ref, countries, countryCode, onCountryChange, ...props }: TelephoneFieldProps) {
  const chosen = countries.find((country) => country.code === countryCode);
  return (
    <TypedField {...props} autoComplete="tel-national" type="tel">
      <div
        className={field.row}
        data-invalid={props.error ? '' : undefined}
        data-disabled={props.isDisabled ? '' : undefined}
      >
        {/* The list shows country names, the closed control only the code: the transparent select covers it. */}
        <span className={styles.code}>
          <span aria-hidden="true">{chosen ? withPlus(chosen.callingCode) : '+'}</span>
          <Icon name="down" size={16} />
          <select
            className={styles.select}
            aria-label="Country code"
            name={`${props.name}Country`}
            autoComplete="tel-country-code"
            value={countryCode}
            disabled={props.isDisabled}
            onChange={(event) => onCountryChange(event.target.value)}
          >
            {!chosen && <option value={countryCode}>Choose</option>}
            {countries.map((country) => (
              <option
                key={country.code}
                value={country.code}
              >{`${country.name} ${withPlus(country.callingCode)}`}</option>
            ))}
          </select>
        </span>
        <Input {...inputKinds.telephone} {...(ref ? { ref } : {})} className={field.control ?? ''} />
      </div>
    </TypedField>
  );
}
