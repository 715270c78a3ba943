'use client';

import { TextField } from '@myler/ui/text-field';
import type { FieldOf } from '../core/use-form.ts';
import { familyAutoComplete as autoComplete, familyCopy as copy } from './copy.ts';
import type { Family } from './family.ts';

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
