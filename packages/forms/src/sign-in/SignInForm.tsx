'use client';

import { useEffect, useId, useState } from 'react';
import { useSetAtom } from 'jotai/react';
import type { Session, SignIn } from '@myler/api-client/contract';
import { Button } from '@myler/ui/button';
import { CheckboxField } from '@myler/ui/checkbox-field';
import { useOnDiscard } from '@myler/ui/error-boundary';
import { ErrorSummary } from '@myler/ui/error-summary';
import { Stack } from '@myler/ui/layout';
import { PasswordField } from '@myler/ui/password-field';
import { TextButton } from '@myler/ui/link';
import { Text } from '@myler/ui/text';
import { TextField } from '@myler/ui/text-field';
import { FormBoundary } from '../core/FormBoundary.tsx';
import { Reference } from '../core/Reference.tsx';
import { useForm, type Form } from '../core/use-form.ts';
import { copy } from './copy.ts';
import { isCodeRequest, missingErrors, signInRejection, toSignIn } from './credentials.ts';
import { resetSignInAtom, signInErrorOf, signInFormAtom, type Credentials } from './sign-in-atoms.ts';
import styles from './SignInForm.module.css';

export interface SignInFormProps {
  /** The address that another form has asked for already. */
  email?: string | undefined;
  /** Signs in; rejects with the provider's error. */
  signIn: (credentials: SignIn) => Promise<Session>;
  onSignedIn: (session: Session) => void;
  /** Opens the forgotten-password form with the address typed so far. */
  onForgotten: (email: string) => void;
}

/**
 * The sign-in form. Its error does not say whether the email or the password was wrong. After too many failures the
 * provider emails a code, and the form shows a field for it.
 */
export function SignInForm(props: SignInFormProps) {
  return (
    <FormBoundary scope="sign-in">
      <SignInFields {...props} />
    </FormBoundary>
  );
}

type SignInFormState = Form<Credentials, void>;

function SignInFields({ email, onForgotten, ...deps }: SignInFormProps) {
  const { form, isCodeRequested, isSendingAgain, sendAgain } = useSignIn(deps);
  const { values, isSending, isSent, text, edit } = form;

  useEffect(() => {
    if (email) edit({ email });
    // oxlint-disable-next-line react/exhaustive-deps -- When the form opens; afterwards the field is the visitor’s.
  }, []);

  // Clears the password when the dialog closes. An exception in the form does not clear it.
  useOnDiscard(useSetAtom(resetSignInAtom));

  return (
    <Stack as="form" gap={6} noValidate onSubmit={form.submit}>
      <Outcome form={form} isCodeRequested={isCodeRequested} />
      <TextField label="Email" kind="email" autoComplete="username" isRequired {...text('email')} />
      <PasswordField label="Password" autoComplete="current-password" isRequired {...text('password')} />
      {values.code !== null && <CodeField form={form} code={values.code} onSendAgain={sendAgain} />}
      <CheckboxField
        name="keepMeSignedIn"
        value={values.keepMeSignedIn}
        onChange={(keepMeSignedIn: boolean) => edit({ keepMeSignedIn })}
      >
        Keep me signed in on this device
      </CheckboxField>
      <Button
        type="submit"
        fullWidth
        isBusy={isSending || isSent}
        busyLabel={isSendingAgain ? copy.sendingAgain : copy.signingIn}
      >
        Sign in
      </Button>
      <Text size="small">
        <TextButton onClick={() => onForgotten(values.email.trim())}>Forgotten your password?</TextButton>
      </Text>
    </Stack>
  );
}

/** The form, and how the code of the email is asked for and sent again. */
function useSignIn({ signIn, onSignedIn }: Pick<SignInFormProps, 'signIn' | 'onSignedIn'>) {
  // A request for a code is no error, and is not announced as one.
  const [isCodeRequested, setCodeRequested] = useState(false);
  const [isSendingAgain, setSendingAgain] = useState(false);
  const form: SignInFormState = useForm(signInFormAtom, {
    id: 'sign-in',
    errorsOf: missingErrors,
    // The session goes to `onSignedIn` and is not kept as the form's result.
    send: async (credentials) => onSignedIn(await signIn(toSignIn(credentials))),
    readRejection: (error, credentials) => {
      setCodeRequested(isCodeRequest(error, credentials));
      return signInRejection(error, credentials);
    },
  });
  const sendAgain = () => {
    const credentials = { ...form.values, code: null };
    const errors = missingErrors(credentials);
    if (Object.keys(errors).length > 0) {
      form.reject({ errors });
      return;
    }
    form.edit({ code: '' });
    setSendingAgain(true);
    void form
      .sendOnce(async () => onSignedIn(await signIn({ ...toSignIn(credentials), newCode: true })))
      .finally(() => setSendingAgain(false));
  };
  return { form, isCodeRequested, isSendingAgain, sendAgain };
}

interface CodeFieldProps {
  form: SignInFormState;
  code: string;
  onSendAgain: () => void;
}

function CodeField({ form: { field, edit }, code, onSendAgain }: CodeFieldProps) {
  return (
    <Stack gap={2}>
      <TextField
        label="Code from the email"
        description="Six digits; they work for ten minutes."
        kind="digits"
        autoComplete="one-time-code"
        isRequired
        {...field('code')}
        value={code}
        onChange={(typed: string) => edit({ code: typed })}
      />
      <Text size="small">
        <TextButton onClick={onSendAgain}>{copy.sendAgain}</TextButton>
      </Text>
    </Stack>
  );
}

/** What came of the last try: what is wrong, or, in a box that does not look like an error, that a code is needed. */
function Outcome({ form, isCodeRequested }: { form: SignInFormState; isCodeRequested: boolean }) {
  const { errors, notice, reference, summary, field } = form;
  const title = useId();
  const text = signInErrorOf(errors, notice);
  const [firstWrong] = Object.keys(errors);
  if (!text) return null;
  if (isCodeRequested && !firstWrong) {
    return (
      <Stack ref={summary} as="section" gap={1} className={styles.request} aria-labelledby={title} tabIndex={-1}>
        <p id={title} className={styles.requestTitle}>
          {copy.codeTitle}
        </p>
        <p>{text}</p>
      </Stack>
    );
  }
  return (
    <ErrorSummary
      ref={summary}
      title={copy.wrongTitle}
      errors={[{ message: text, ...(firstWrong ? { fieldId: field(firstWrong).id } : {}) }]}
    >
      <Reference id={reference} />
    </ErrorSummary>
  );
}
