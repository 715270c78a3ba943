'use client';

import { PasswordField } from '@myler/ui/password-field';
import { usePasswordStrength } from '../../../password/use-password-strength.ts';
import { autoComplete } from '../../rules/you-and-your-family.ts';
import type { WizardForm } from '../../parts/use-join-us.ts';
import { copy } from './copy.ts';

/** The password, typed twice. */
export function PasswordFields({ form: { text, values } }: { form: WizardForm }) {
  const strength = usePasswordStrength(values.password, values);
  return (
    <>
      <PasswordField
        label={copy.password}
        autoComplete={autoComplete.password}
        isRequired
        strength={strength}
        {...text('password')}
      />
      <PasswordField
        label={copy.confirmPassword}
        autoComplete={autoComplete.password}
        isRequired
        {...text('confirmPassword')}
      />
    </>
  );
}
