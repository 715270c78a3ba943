'use client';

import { Fieldset } from '@myler/ui/fieldset';
import { TextField } from '@myler/ui/text-field';
import type { FieldOf } from '../core/use-form.ts';

interface PersonFieldsProps {
  who: 'recipient' | 'sender';
  copy: { legend: string; hint: string; name: string; email: string };
  person: { name: string; email: string };
  onChange: (person: { name: string; email: string }) => void;
  field: FieldOf;
}

/** A name and an email address. Only the visitor's own may be autofilled. */
export function PersonFields({ who, copy, person, onChange, field }: PersonFieldsProps) {
  const isOwn = who === 'sender';
  return (
    <Fieldset legend={copy.legend} description={copy.hint} columns="two">
      <TextField
        {...field(`${who}.name`)}
        label={copy.name}
        kind="name"
        autoComplete={isOwn ? 'name' : 'off'}
        isRequired
        value={person.name}
        onChange={(name) => onChange({ ...person, name })}
      />
      <TextField
        {...field(`${who}.email`)}
        label={copy.email}
        kind="email"
        autoComplete={isOwn ? 'email' : 'off'}
        isRequired
        value={person.email}
        onChange={(email) => onChange({ ...person, email })}
      />
    </Fieldset>
  );
}
