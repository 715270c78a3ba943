import { useRef, useState, type SyntheticEvent } from 'react';
import { normaliseError } from '@myler/api-client/errors';
import { Button } from '@myler/ui/button';
import { usePreservedState } from '@myler/ui/error-boundary';
import { TextField } from '@myler/ui/text-field';
import { FormBoundary } from '../form-boundary/FormBoundary.tsx';
import { emailError } from '../validation/email.ts';
import styles from './password.module.css';

export interface ForgotPasswordFormProps {
  /** What was typed where this was asked for. */
  email?: string | undefined;
  /** Sends the link; resolves whether or not the address is known. */
  sendLink: (email: string) => Promise<unknown>;
  /** Called with the address once a link was asked for. */
  onSent: (email: string) => void;
}

/** One address, and a link goes to it, if it is a member's; nobody learns here whether it is. */
export function ForgotPasswordForm(props: ForgotPasswordFormProps) {
  return (
    <FormBoundary scope="forgot-password">
      <ForgotPasswordFields {...props} />
    </FormBoundary>
  );
}

function ForgotPasswordFields({ email: known = '', sendLink, onSent }: ForgotPasswordFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = usePreservedState('email', known);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = usePreservedState('busy', false);

  const send = async () => {
    const problem = emailError(email);
    setError(problem);
    if (problem) return input.current?.focus();
    setBusy(true);
    try {
      await sendLink(email.trim());
      onSent(email.trim());
    } catch (failure) {
      const { message, errors } = normaliseError(failure);
      setError(errors?.['email'] ?? message);
      setBusy(false);
      input.current?.focus();
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) void send();
  };

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <p>Tell us the address you joined with, and a link to choose a new password is on its way.</p>
      <TextField
        ref={input}
        label="E-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        isRequired
        value={email}
        error={error}
        onChange={(value: string) => {
          setEmail(value);
          setError(undefined);
        }}
      />
      <Button type="submit" full isBusy={isBusy} busyLabel="Sending the link">
        Send the link
      </Button>
    </form>
  );
}
