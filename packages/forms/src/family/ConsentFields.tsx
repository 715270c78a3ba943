'use client';

import { CheckboxField } from '@myler/ui/checkbox-field';
import { Fieldset } from '@myler/ui/fieldset';
import { TextField } from '@myler/ui/text-field';
import type { FieldOf } from '../core/use-form.ts';
import { familyCopy as copy } from './copy.ts';
import type { Family } from './family.ts';

type Consents = Pick<Family, 'instagram' | 'whatsAppConsent'>;

export interface ConsentFieldsProps {
  value: Consents;
  onChange: (changes: Partial<Consents>) => void;
  field: FieldOf;
}

/** Consent to Instagram and WhatsApp. */
export function ConsentFields({ value, onChange: edit, field }: ConsentFieldsProps) {
  const { instagram, whatsAppConsent } = value;
  return (
    <Fieldset legend={copy.staying}>
      <CheckboxField
        name="instagram.consent"
        value={instagram.consent}
        onChange={(consent) => edit({ instagram: { ...instagram, consent } })}
      >
        {copy.instagramConsent}
      </CheckboxField>
      {instagram.consent && (
        <TextField
          {...field('instagram.username')}
          label={copy.instagramUsername}
          kind="handle"
          autoComplete="off"
          isRequired
          value={instagram.username}
          onChange={(username) => edit({ instagram: { ...instagram, username } })}
        />
      )}
      <CheckboxField
        name="whatsAppConsent"
        value={whatsAppConsent}
        onChange={(consent) => edit({ whatsAppConsent: consent })}
      >
        {copy.whatsAppConsent}
      </CheckboxField>
    </Fieldset>
  );
}
