import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useRef, type FormEvent } from 'react';
import { ApiError, normaliseError } from '@myler/api-client/errors';
import type { Session, SignIn } from '@myler/api-client/contract';
import { Button } from '@myler/ui/button';
import { CheckboxField } from '@myler/ui/checkbox-field';
import { useOnDiscard } from '@myler/ui/error-boundary';
import { ErrorSummary } from '@myler/ui/error-summary';
import { PasswordField } from '@myler/ui/password-field';
import { TextButton } from '@myler/ui/link';
import { TextField } from '@myler/ui/text-field';
import { FormBoundary } from '../form-boundary/FormBoundary.tsx';
import { copy } from './copy.ts';
import { resetSignInAtom, signInAtom, signInFailedAtom, type SignInState } from './signInAtoms.ts';
import styles from './SignInForm.module.css';

export interface SignInFormProps {
  /** Signs in; rejects with what the provider said. */
  signIn: (credentials: SignIn) => Promise<Session>;
  onSignedIn: (session: Session) => void;
  /** The way to a new password, with the address as far as it was typed. */
  onForgotten: (email: string) => void;
}

type MarkedField = keyof typeof copy.mend;

const fieldId = (field: MarkedField) => `sign-in-${field}`;

function missingFields({ email, password, code }: SignInState): MarkedField[] {
  return [
    ...(email.trim() ? [] : (['email'] as const)),
    ...(password ? [] : (['password'] as const)),
    ...(code === null || code.trim() ? [] : (['code'] as const)),
  ];
}

/** A wrong pair marks both of its halves, because nobody says which one it was. An outage marks nothing. */
function fieldsToMend(error: unknown): MarkedField[] {
  if (!(error instanceof ApiError)) return [];
  const named = (['email', 'password', 'code'] as const).filter((field) => error.errors?.[field]);
  if (named.length > 0) return named;
  return error.status === 401 ? ['email', 'password'] : [];
}

/** One line that leads to the first marked field. */
function summaryOf({ signInError, errorFlags }: SignInState): { fieldId?: string; message: string } {
  const first = (['email', 'password', 'code'] as const).find((field) => errorFlags[field]);
  return { message: signInError, ...(first ? { fieldId: fieldId(first) } : {}) };
}

/**
 * E-mail, password, and whether to be remembered. A wrong pair says nothing of which half was wrong; after too many of
 * them the provider sends a code, and there is a field for it.
 */
export function SignInForm(props: SignInFormProps) {
  return (
    <FormBoundary scope="sign-in">
      <SignInFields {...props} />
    </FormBoundary>
  );
}

function SignInFields({ signIn, onSignedIn, onForgotten }: SignInFormProps) {
  const [form, change] = useAtom(signInAtom);
  const reset = useSetAtom(resetSignInAtom);
  const fail = useSetAtom(signInFailedAtom);
  const summary = useRef<HTMLElement>(null);

  // A password does not outlive the dialog it was typed into. An exception in the form does not end it.
  useOnDiscard(reset);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (form.isLoading) return;
    const missing = missingFields(form);
    if (missing.length > 0) return fail(copy.missing(missing), missing);
    change({ isLoading: true });
    try {
      const { email, password, keepMeSignedIn, code } = form;
      const withCode = code ? { code: code.replaceAll(/\s/g, '') } : {};
      onSignedIn(await signIn({ email: email.trim(), password, keepMeSignedIn, ...withCode }));
    } catch (error) {
      const { message } = normaliseError(error);
      if (!(error instanceof ApiError && error.code === 'code-needed')) return fail(message, fieldsToMend(error));
      // The first time the code is asked for; from then on the one that was typed is wrong.
      if (form.code === null) change({ code: '', isLoading: false, signInError: message });
      else fail(message, ['code']);
    }
  };

  // Whoever listens to the page hears what went wrong before they look for the field.
  useEffect(() => {
    if (form.signInError) summary.current?.focus();
  }, [form.signInError]);

  const marked = (field: MarkedField) => ({
    id: fieldId(field),
    error: form.errorFlags[field] ? (form[field] ? copy.mend[field] : copy.missing([field])) : undefined,
  });

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {form.signInError && <ErrorSummary ref={summary} title="That did not work." errors={[summaryOf(form)]} />}
      <TextField
        label="E-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        isRequired
        {...marked('email')}
        value={form.email}
        onChange={(email: string) => change({ email })}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        isRequired
        {...marked('password')}
        value={form.password}
        onChange={(password: string) => change({ password })}
      />
      {form.code !== null && (
        <TextField
          label="Code from the e-mail"
          name="code"
          description="Six digits; they work for ten minutes."
          inputMode="numeric"
          autoComplete="one-time-code"
          isRequired
          {...marked('code')}
          value={form.code}
          onChange={(code: string) => change({ code })}
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
