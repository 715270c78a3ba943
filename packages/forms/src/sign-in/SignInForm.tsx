import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ApiError, normaliseError } from '@myler/api-client/errors';
import type { Session, SignIn } from '@myler/api-client/contract';
import { Button } from '@myler/ui/button';
import { CheckboxField } from '@myler/ui/checkbox-field';
import { ErrorSummary } from '@myler/ui/error-summary';
import { PasswordField } from '@myler/ui/password-field';
import { TextButton } from '@myler/ui/link';
import { TextField } from '@myler/ui/text-field';
import { resetSignInAtom, signInAtom } from './signInAtoms.ts';
import styles from './SignInForm.module.css';

export interface SignInFormProps {
  /** Signs in; rejects with what the provider said. */
  signIn: (credentials: SignIn) => Promise<Session>;
  onSignedIn: (session: Session) => void;
  /** The way to a new password, with the address as far as it was typed. */
  onForgotten: (email: string) => void;
}

/**
 * E-mail, password, and whether to be remembered. A wrong pair says nothing of which half was wrong; after too many of
 * them the provider sends a code, and there is a field for it.
 */
export function SignInForm({ signIn, onSignedIn, onForgotten }: SignInFormProps) {
  const [form, change] = useAtom(signInAtom);
  const reset = useSetAtom(resetSignInAtom);
  const [code, setCode] = useState<string>();
  const summary = useRef<HTMLElement>(null);

  // A password does not outlive the form it was typed into.
  useEffect(() => reset, [reset]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (form.isLoading) return;
    if (!form.email.trim() || !form.password) {
      change({ signInError: 'Enter your e-mail address and your password.' });
      return;
    }
    change({ isLoading: true });
    try {
      const { email, password, keepMeSignedIn } = form;
      const withCode = code ? { code: code.replaceAll(/\s/g, '') } : {};
      onSignedIn(await signIn({ email: email.trim(), password, keepMeSignedIn, ...withCode }));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'code-needed') setCode((before) => before ?? '');
      change({ isLoading: false, signInError: normaliseError(error).message });
    }
  };

  // Whoever listens to the page hears what went wrong before they look for the field.
  useEffect(() => {
    if (form.signInError) summary.current?.focus();
  }, [form.signInError]);

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {form.signInError && (
        <ErrorSummary ref={summary} title="That did not work." errors={[{ message: form.signInError }]} />
      )}
      <TextField
        label="E-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        isRequired
        value={form.email}
        onChange={(email: string) => change({ email })}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        isRequired
        value={form.password}
        onChange={(password: string) => change({ password })}
      />
      {code !== undefined && (
        <TextField
          label="Code from the e-mail"
          name="code"
          description="Six digits; they work for ten minutes."
          inputMode="numeric"
          autoComplete="one-time-code"
          isRequired
          value={code}
          onChange={(value: string) => {
            setCode(value);
            change({});
          }}
        />
      )}
      <CheckboxField
        name="keepMeSignedIn"
        value={form.keepMeSignedIn}
        onChange={(keepMeSignedIn: boolean) => change({ keepMeSignedIn })}
      >
        Keep me signed in on this device
      </CheckboxField>
      <Button type="submit" full isBusy={form.isLoading} busyLabel="Signing you in">
        Sign in
      </Button>
      <p className={styles.forgotten}>
        <TextButton onClick={() => onForgotten(form.email.trim())}>Forgotten your password?</TextButton>
      </p>
    </form>
  );
}
