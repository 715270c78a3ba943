'use client';

import type { Country } from '@myler/api-client/contract';
import { TelephoneField } from '@myler/ui/telephone-field';
import { TextField } from '@myler/ui/text-field';
import type { FieldOf, Form } from '../core/use-form.ts';
import { familyAutoComplete as autoComplete, familyCopy as copy } from './copy.ts';
import { phoneCountryOf, type Family } from './family.ts';

interface FamilyFieldsProps {
  form: Pick<Form<Family>, 'values' | 'edit' | 'field'>;
}

type Names = Pick<Family, 'firstName' | 'lastName'>;

interface NameFieldsProps {
  form: { values: Names; edit: (changes: Partial<Names>) => void; field: FieldOf };
}

/** First name and last name. */
export function NameFields({ form: { values, edit, field } }: NameFieldsProps) {
  return (
    <>
      <TextField
        {...field('firstName')}
        label={copy.firstName}
        kind="name"
        autoComplete={autoComplete.firstName}
        isRequired
        value={values.firstName}
        onChange={(firstName) => edit({ firstName })}
      />
      <TextField
        {...field('lastName')}
        label={copy.lastName}
        kind="name"
        autoComplete={autoComplete.lastName}
        isRequired
        value={values.lastName}
        onChange={(lastName) => edit({ lastName })}
      />
    </>
  );
}

/** The telephone, with the country whose calling code precedes it. */
export function Telephone({
  form: { values, edit, field },
  countries,
}: FamilyFieldsProps & { countries: readonly Country[] }) {
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
