'use client';

import type { OpenInvitation } from '@myler/api-client/contract';
import { formatDate } from '@myler/config/dates';
import { membershipNames } from '@myler/config/membership-ids';
import { isolate } from '@myler/config/names';
import { rolesInWords } from '@myler/config/people';
import { normaliseName } from '@myler/config/typed-text';
import { Button } from '@myler/ui/button';
import { Grid, Stack } from '@myler/ui/layout';
import { PasswordField } from '@myler/ui/password-field';
import { Text } from '@myler/ui/text';
import { FormBoundary } from '../core/FormBoundary.tsx';
import { FormSummary } from '../core/FormSummary.tsx';
import { withoutUndefined } from '../core/form-state.ts';
import { useForm, useFormAtom, type Form } from '../core/use-form.ts';
import { NameFields } from '../family/NameFields.tsx';
import { usePasswordStrength } from '../password/use-password-strength.ts';
import { nameError } from '../validation/names.ts';
import { passwordError } from '../validation/password.ts';
import { copy } from './copy.ts';
import { TermsField } from './TermsField.tsx';
import styles from './account.module.css';

/** What the invited has typed. Without a password a passkey is made next. */
export interface InvitationValues {
  firstName: string;
  lastName: string;
  password: string | undefined;
}

/** What became of an accepted invitation. */
export type Joined = 'with-password' | 'with-passkey' | 'passkey-missing';

export interface InvitationFormProps {
  invitation: OpenInvitation;
  /** Makes the account and signs in; rejects with the provider’s error. */
  accept: (values: InvitationValues) => Promise<Joined>;
  /** Whether the browser can make a passkey. */
  hasPasskeys: boolean;
  onDone: (joined: Joined) => void;
}

interface Values {
  firstName: string;
  lastName: string;
  password: string;
  termsAccept: boolean;
  isWithPasskey: boolean;
}

/** Who invites onto which card, and the account of the invited. Nothing happens before its button is pressed. */
export function InvitationForm(props: InvitationFormProps) {
  return (
    <FormBoundary scope="invitation">
      <InvitationFields {...props} />
    </FormBoundary>
  );
}

function InvitationFields({ invitation, accept, hasPasskeys, onDone }: InvitationFormProps) {
  const form = useInvitation({ invitation, accept, onDone });
  const { values, edit } = form;
  return (
    <Stack as="form" gap={6} className={styles.form} method="post" noValidate onSubmit={form.submit}>
      <FormSummary form={form} title={copy.summary} />
      <p>{invitationInWords(invitation)}</p>
      <Grid columns={2} gap={6} rows={5} align="start">
        <NameFields form={form} />
      </Grid>
      <Text tone="quiet" className={styles.quiet}>
        {`You sign in with ${isolate(invitation.email)}.`}
      </Text>
      {!values.isWithPasskey && <Password form={form} email={invitation.email} />}
      <TermsField form={form} />
      <Button type="submit" fullWidth isBusy={form.isSending} busyLabel={copy.invitation.joining}>
        {values.isWithPasskey ? copy.invitation.joinWithPasskey : copy.invitation.join}
      </Button>
      {hasPasskeys && (
        <Button
          variant="quiet"
          fullWidth
          disabled={form.isSending}
          onClick={() => edit({ isWithPasskey: !values.isWithPasskey })}
        >
          {values.isWithPasskey ? copy.invitation.withPassword : copy.invitation.withPasskey}
        </Button>
      )}
    </Stack>
  );
}

/** "Amara Okafor invites you onto the card of a Black+ membership as a carer, until June 30, 2027. …" */
function invitationInWords({ inviter, membershipId, role, lastDay }: OpenInvitation): string {
  const until = lastDay ? `, until ${formatDate(lastDay)}` : '';
  return `${isolate(inviter)} invites you onto the card of a ${membershipNames[membershipId]} membership ${rolesInWords[role]}${until}. It costs you nothing. You get an account of your own, and see no payments.`;
}

function useInvitation({ invitation, accept, onDone }: Omit<InvitationFormProps, 'hasPasskeys'>) {
  const { email, firstName, lastName } = invitation;
  return useForm<Values, Joined>(
    useFormAtom<Values, Joined>(() => ({
      firstName,
      lastName,
      password: '',
      termsAccept: false,
      isWithPasskey: false,
    })),
    {
      errorsOf: (values) =>
        withoutUndefined([
          ['firstName', nameError(values.firstName, 'first name')],
          ['lastName', nameError(values.lastName, 'last name')],
          ['password', values.isWithPasskey ? undefined : passwordError(values.password, { ...values, email })],
          ['termsAccept', values.termsAccept ? undefined : copy.invitation.missingTerms],
        ]),
      send: (values) =>
        accept({
          firstName: normaliseName(values.firstName),
          lastName: normaliseName(values.lastName),
          password: values.isWithPasskey ? undefined : values.password,
        }),
      onSent: onDone,
    },
  );
}

function Password({ form: { values, text }, email }: { form: Form<Values, Joined>; email: string }) {
  const strength = usePasswordStrength(values.password, { ...values, email });
  return (
    <PasswordField
      label={copy.invitation.password}
      autoComplete="new-password"
      isRequired
      strength={strength}
      {...text('password')}
    />
  );
}
