'use client';

import { useAtomValue, useSetAtom } from 'jotai/react';
import { PasswordField } from '@myler/ui/password-field';
import type { FieldOf } from '../../../core/use-form.ts';
import { usePasswordStrength } from '../../../password/use-password-strength.ts';
import { autoComplete } from '../../rules/you-and-your-family.ts';
import { editJoinFormAtom, joinFormAtom } from '../../state/join-us-atoms.ts';
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
