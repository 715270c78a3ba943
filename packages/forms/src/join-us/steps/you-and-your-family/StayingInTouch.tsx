'use client';

import { useAtomValue, useSetAtom } from 'jotai/react';
import { CheckboxField } from '@myler/ui/checkbox-field';
import { Fieldset } from '@myler/ui/fieldset';
import { TextField } from '@myler/ui/text-field';
import type { FieldOf } from '../../../form-core/useForm.ts';
import { editJoinFormAtom, joinFormAtom } from '../../state/joinUsAtoms.ts';
import { copy } from './copy.ts';

/** Consent to Instagram and WhatsApp. */
export function StayingInTouch({ field }: { field: FieldOf }) {
  const { instagram, whatsAppConsent } = useAtomValue(joinFormAtom);
  const edit = useSetAtom(editJoinFormAtom);
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
