'use client';

import type { Country } from '@myler/api-client/contract';
import { TelephoneField } from '@myler/ui/telephone-field';
import type { Form } from '../core/use-form.ts';
import { familyCopy as copy } from './copy.ts';
import { phoneCountryOf, type Family } from './family.ts';

interface TelephoneProps {
  form: Pick<Form<Family>, 'values' | 'edit' | 'field'>;
  countries: readonly Country[];
}

/** The telephone, with the country whose calling code precedes it. */
export function Telephone({ form: { values, edit, field }, countries }: TelephoneProps) {
  return (
    <TelephoneField
      {...field('phoneNumber')}
      label={copy.phoneNumber}
      isRequired
      countries={countries.flatMap(({ code, name, callingCode }) => (callingCode ? [{ code, name, callingCode }] : []))}
      countryCode={phoneCountryOf(values)}
      onCountryChange={(phoneCountryCode) => edit({ phoneCountryCode })}
      value={values.phoneNumber}
      onChange={(phoneNumber) => edit({ phoneNumber })}
    />
  );
}
