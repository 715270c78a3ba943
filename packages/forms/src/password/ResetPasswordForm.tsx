import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { ApiError, normaliseError } from '@myler/api-client/errors';
import { Button } from '@myler/ui/button';
import { usePreservedState } from '@myler/ui/error-boundary';
import { ErrorSummary } from '@myler/ui/error-summary';
import { PasswordField } from '@myler/ui/password-field';
import { FormBoundary } from '../form-boundary/FormBoundary.tsx';
import { confirmPasswordError, passwordError } from '../validation/password.ts';
import { usePasswordStrength } from './usePasswordStrength.ts';
import styles from './password.module.css';

export interface ResetPasswordFormProps {
  /** Sets the password by the link's token; rejects with what the provider said. */
  reset: (password: string) => Promise<unknown>;
  onSignIn: () => void;
  /** The link is used or too old: another one, please. */
  onNewLink: () => void;
}

interface Errors {
  password?: string | undefined;
  confirmPassword?: string | undefined;
}

/** A link does not say whose it is; the provider refuses what is the member's own name or address. */
const unknownOwner = { email: '', firstName: '', lastName: '' };

/** A new password, twice. Every session ends with it, and a letter says that it was changed. */
export function ResetPasswordForm(props: ResetPasswordFormProps) {
  return (
    <FormBoundary scope="reset-password">
      <ResetPasswordFields {...props} />
    </FormBoundary>
  );
}

function ResetPasswordFields({ reset, onSignIn, onNewLink }: ResetPasswordFormProps) {
  const [password, setPassword] = usePreservedState('password', '');
  const [confirmPassword, setConfirmPassword] = usePreservedState('confirmPassword', '');
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = usePreservedState('refusal', '');
  const [state, setState] = usePreservedState<'choosing' | 'sending' | 'over' | 'done'>('state', 'choosing');
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  const strength = usePasswordStrength(password, unknownOwner);

  useEffect(() => {
    if (refusal) summary.current?.focus();
    if (state === 'done') done.current?.focus();
  }, [refusal, state]);

  const send = async () => {
    const found = {
      password: passwordError(password, unknownOwner),
      confirmPassword: confirmPasswordError(confirmPassword, password),
    };
    setErrors(found);
    if (found.password) return first.current?.focus();
    if (found.confirmPassword) return second.current?.focus();
    setRefusal('');
    setState('sending');
    try {
      await reset(password);
      setState('done');
    } catch (failure) {
      const { message, errors: byField } = normaliseError(failure);
      const isOver = failure instanceof ApiError && failure.code === 'reset-link-over';
      setState(isOver ? 'over' : 'choosing');
      if (byField?.['password']) setErrors({ password: byField['password'] });
      setRefusal(byField?.['password'] ?? message);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (state === 'choosing') void send();
  };
  const edit = (change: (value: string) => void) => (value: string) => {
    change(value);
    setErrors({});
    setRefusal('');
  };

  if (state === 'done') {
    return (
      <div className={styles.form}>
        <p ref={done} tabIndex={-1} role="status" className={styles.lead}>
          Your password is changed. Every device that was signed in has been signed out.
        </p>
        <Button full onClick={onSignIn}>
          Sign in
        </Button>
      </div>
    );
  }
  if (state === 'over') {
    return (
      <div className={styles.form}>
        <ErrorSummary ref={summary} title="This link no longer works." errors={[{ message: refusal }]} />
        <Button full onClick={onNewLink}>
          Send a new link
        </Button>
      </div>
    );
  }
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      {refusal && <ErrorSummary ref={summary} title="That did not work." errors={[{ message: refusal }]} />}
      <PasswordField
        ref={first}
        label="New password"
        name="password"
        autoComplete="new-password"
        isRequired
        value={password}
        error={errors.password}
        strength={strength}
        onChange={edit(setPassword)}
      />
      <PasswordField
        ref={second}
        label="Confirm new password"
        name="confirmPassword"
        autoComplete="new-password"
        isRequired
        value={confirmPassword}
        error={errors.confirmPassword}
        onChange={edit(setConfirmPassword)}
      />
      <Button type="submit" full isBusy={state === 'sending'} busyLabel="Changing your password">
        Change my password
      </Button>
    </form>
  );
}
