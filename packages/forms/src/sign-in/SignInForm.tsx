'use client';

import { useSetAtom } from 'jotai/react';
import type { Session, SignIn } from '@myler/api-client/contract';
import { Button } from '@myler/ui/button';
import { CheckboxField } from '@myler/ui/checkbox-field';
import { useOnDiscard } from '@myler/ui/error-boundary';
import { ErrorSummary } from '@myler/ui/error-summary';
import { PasswordField } from '@myler/ui/password-field';
import { TextButton } from '@myler/ui/link';
import { TextField } from '@myler/ui/text-field';
import { FormBoundary } from '../form-boundary/FormBoundary.tsx';
import { Reference } from '../form-core/Reference.tsx';
import { useForm } from '../form-core/useForm.ts';
import { missingErrors, signInRejection, toSignIn } from './credentials.ts';
import { resetSignInAtom, signInErrorOf, signInFormAtom } from './signInAtoms.ts';
import styles from './SignInForm.module.css';

export interface SignInFormProps {
  /** Signs in; rejects with the provider's error. */
  signIn: (credentials: SignIn) => Promise<Session>;
  onSignedIn: (session: Session) => void;
  /** Opens the forgotten-password form with the address typed so far. */
  onForgotten: (email: string) => void;
}

/**
 * The sign-in form. Its error does not say whether the e-mail or the password was wrong. After too many failures the
 * provider e-mails a code, and the form shows a field for it.
 */
export function SignInForm(props: SignInFormProps) {
  return (
    <FormBoundary scope="sign-in">
      <SignInFields {...props} />
    </FormBoundary>
  );
}

function SignInFields({ signIn, onSignedIn, onForgotten }: SignInFormProps) {
  const { values, errors, notice, reference, isSending, isSent, submit, summary, field, text, edit } = useForm(
    signInFormAtom,
    {
      id: 'sign-in',
      errorsOf: missingErrors,
      // The session goes to `onSignedIn` and is not kept as the form's result.
      send: async (credentials) => onSignedIn(await signIn(toSignIn(credentials))),
      readRejection: signInRejection,
    },
  );
  const signInError = signInErrorOf(errors, notice);
  const [firstWrong] = Object.keys(errors);

  // Clears the password when the dialog closes. An exception in the form does not clear it.
  useOnDiscard(useSetAtom(resetSignInAtom));

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {signInError && (
        <ErrorSummary
          ref={summary}
          title="That did not work."
          errors={[{ message: signInError, ...(firstWrong ? { fieldId: field(firstWrong).id } : {}) }]}
        >
          <Reference id={reference} />
        </ErrorSummary>
      )}
      <TextField label="E-mail" type="email" inputMode="email" autoComplete="username" isRequired {...text('email')} />
      <PasswordField label="Password" autoComplete="current-password" isRequired {...text('password')} />
      {values.code !== null && (
        <TextField
          label="Code from the e-mail"
          description="Six digits; they work for ten minutes."
          inputMode="numeric"
          autoComplete="one-time-code"
          isRequired
          {...field('code')}
          value={values.code}
          onChange={(code: string) => edit({ code })}
        />
      )}
      <CheckboxField
        name="keepMeSignedIn"
        value={values.keepMeSignedIn}
        onChange={(keepMeSignedIn: boolean) => edit({ keepMeSignedIn })}
      >
        Keep me signed in on this device
      </CheckboxField>
      <Button type="submit" fullWidth isBusy={isSending || isSent} busyLabel="Signing you in">
        Sign in
      </Button>
      <p className={styles.forgotten}>
        <TextButton onClick={() => onForgotten(values.email.trim())}>Forgotten your password?</TextButton>
      </p>
    </form>
  );
}
