'use client';

import { useAtomValue, useSetAtom } from 'jotai/react';
import { PasswordField } from '@myler/ui/password-field';
import type { FieldOf } from '../../../form-core/useForm.ts';
import { usePasswordStrength } from '../../../password/usePasswordStrength.ts';
import { autoComplete } from '../../rules/youAndYourFamily.ts';
import { editJoinFormAtom, joinFormAtom } from '../../state/joinUsAtoms.ts';
import { copy } from './copy.ts';

/** The password, typed twice. */
export function PasswordFields({ field }: { field: FieldOf }) {
  const form = useAtomValue(joinFormAtom);
  const edit = useSetAtom(editJoinFormAtom);
  const strength = usePasswordStrength(form.password, form);
  return (
    <>
      <PasswordField
        {...field('password')}
        label={copy.password}
        autoComplete={autoComplete.password}
        isRequired
        strength={strength}
        value={form.password}
        onChange={(password) => edit({ password })}
      />
      <PasswordField
        {...field('confirmPassword')}
        label={copy.confirmPassword}
        autoComplete={autoComplete.password}
        isRequired
        value={form.confirmPassword}
        onChange={(confirmPassword) => edit({ confirmPassword })}
      />
    </>
  );
}
