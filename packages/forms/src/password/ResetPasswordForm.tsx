'use client';

import { useEffect, useRef } from 'react';
import type { ResetPasskeys } from '@myler/api-client/contract';
import { ApiError, normaliseError } from '@myler/api-client/errors';
import { joinWithAnd } from '@myler/domain/words';
import { Button } from '@myler/ui/button';
import { ErrorSummary } from '@myler/ui/error-summary';
import { Stack } from '@myler/ui/layout';
import { PasswordField } from '@myler/ui/password-field';
import { Text } from '@myler/ui/text';
import { FormBoundary } from '../core/FormBoundary.tsx';
import { referenceOf, withoutUndefined } from '../core/form-state.ts';
import { Reference } from '../core/Reference.tsx';
import { useForm, useFormAtom } from '../core/use-form.ts';
import { confirmPasswordError, passwordError } from '../validation/password.ts';
import { keptIds, KeptPasskeys, type ResetPasskey } from './KeptPasskeys.tsx';
import { usePasswordStrength } from './use-password-strength.ts';
import styles from './password.module.css';

export interface ResetPasswordFormProps {
  /** The passkeys of whoever has the link; undefined until they are known. */
  passkeys?: readonly ResetPasskey[] | undefined;
  /** What goes with the first use of the mailbox, whatever the visitor decides. */
  removed?: ResetPasskeys['removed'];
  /**
   * Sets the password with the token of the link; rejects with the provider's error. `keptPasskeys` are the ids of those that
   * stay; undefined leaves it to the provider.
   */
  reset: (password: string, keptPasskeys: string[] | undefined) => Promise<unknown>;
  onSignIn: () => void;
  /** Called to request a new link, when this one was used or has expired. */
  onNewLink: () => void;
}

/** A link does not reveal its owner. The provider rejects the owner's own name or address. */
const unknownOwner = { email: '', firstName: '', lastName: '' };

/** The form of a new password, typed twice. The change ends every session, and an email confirms it. */
export function ResetPasswordForm(props: ResetPasswordFormProps) {
  return (
    <FormBoundary scope="reset-password">
      <ResetPasswordFields {...props} />
    </FormBoundary>
  );
}

/** Shows the form, then the confirmation, or the way to a new link if this one is no longer valid. */
function ResetPasswordFields({ passkeys, removed, reset, onSignIn, onNewLink }: ResetPasswordFormProps) {
  const { values, edit, notice, reference, summaryLines, isSending, isSent, submit, summary, text } = useForm(
    useFormAtom(() => ({ password: '', confirmPassword: '', isLinkOver: false, decided: {} })),
    {
      errorsOf: ({ password, confirmPassword }) =>
        withoutUndefined([
          ['password', passwordError(password, unknownOwner)],
          ['confirmPassword', confirmPasswordError(confirmPassword, password)],
        ]),
      send: ({ password, decided }) => reset(password, keptIds(passkeys, decided)),
      readRejection: (error) => {
        const { message, errors } = normaliseError(error);
        const rejected = errors?.['password'];
        return {
          errors: rejected ? { password: rejected } : {},
          notice: rejected ?? message,
          reference: rejected ? undefined : referenceOf(error),
          changes: { isLinkOver: error instanceof ApiError && error.code === 'reset-link-over' },
        };
      },
    },
  );
  const strength = usePasswordStrength(values.password, unknownOwner);

  if (isSent) return <Changed removed={removed} hasPasskeys={Boolean(passkeys?.length)} onSignIn={onSignIn} />;
  if (values.isLinkOver) {
    return (
      <Stack gap={6}>
        <ErrorSummary ref={summary} title="This link no longer works." errors={summaryLines} />
        <Button fullWidth onClick={onNewLink}>
          Send a new link
        </Button>
      </Stack>
    );
  }
  return (
    <Stack as="form" gap={6} method="post" noValidate onSubmit={submit}>
      {notice && (
        <ErrorSummary ref={summary} title="That did not work." errors={summaryLines}>
          <Reference id={reference} />
        </ErrorSummary>
      )}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        isRequired
        strength={strength}
        {...text('password')}
      />
      <PasswordField label="Confirm new password" autoComplete="new-password" isRequired {...text('confirmPassword')} />
      <KeptPasskeys passkeys={passkeys} decided={values.decided} onDecide={(decided) => edit({ decided })} />
      <FirstUse removed={removed} />
      <Button type="submit" fullWidth isBusy={isSending} busyLabel="Changing your password">
        Change my password
      </Button>
    </Stack>
  );
}

const removedWords = ({ passkeys, hasStoredCard }: NonNullable<ResetPasskeys['removed']>) =>
  joinWithAnd([
    ...(passkeys > 0 ? [passkeys === 1 ? 'the passkey' : `the ${passkeys} passkeys`] : []),
    ...(hasStoredCard ? ['the stored card'] : []),
    'all details but the name and the country',
  ]);

/** Nobody has shown before that the address is theirs. */
function FirstUse({ removed }: Pick<ResetPasswordFormProps, 'removed'>) {
  if (!removed) return null;
  return (
    <Text size="small" tone="quiet">
      {`This is the first time that a link we sent to this email address is used. Somebody else may have joined with it, so we remove ${removedWords(removed)}. You can enter your own once you have signed in.`}
    </Text>
  );
}

function Changed({
  removed,
  hasPasskeys,
  onSignIn,
}: Pick<ResetPasswordFormProps, 'removed' | 'onSignIn'> & { hasPasskeys: boolean }) {
  const line = useRef<HTMLParagraphElement>(null);
  // The button that had the focus was removed.
  useEffect(() => line.current?.focus(), []);
  const gone = removed ? removedWords(removed) : hasPasskeys && 'the passkeys without a tick';
  return (
    <Stack gap={6}>
      <Text ref={line} tabIndex={-1} role="status" size="title-2" className={styles.lead}>
        {`Your password is changed. Every device that was signed in has been signed out.${gone ? ` We have removed ${gone}.` : ''}`}
      </Text>
      <Button fullWidth onClick={onSignIn}>
        Sign in
      </Button>
    </Stack>
  );
}
