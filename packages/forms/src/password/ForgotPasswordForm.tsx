import { Button } from '@myler/ui/button';
import { Stack } from '@myler/ui/layout';
import { TextField } from '@myler/ui/text-field';
import { FormBoundary } from '../core/FormBoundary.tsx';
import { withoutUndefined, rejectionAt } from '../core/form-state.ts';
import { useForm, useFormAtom } from '../core/use-form.ts';
import { emailError } from '../validation/email.ts';

export interface ForgotPasswordFormProps {
  /** The address typed into the previous form. */
  email?: string | undefined;
  /** Sends the link; resolves whether or not the address is known. */
  sendLink: (email: string) => Promise<unknown>;
  /** Called with the address after the link was requested. */
  onSent: (email: string) => void;
}

/** Requests a link to a new password. The response does not reveal whether the address is a member's. */
export function ForgotPasswordForm(props: ForgotPasswordFormProps) {
  return (
    <FormBoundary scope="forgot-password">
      <ForgotPasswordFields {...props} />
    </FormBoundary>
  );
}

function ForgotPasswordFields({ email = '', sendLink, onSent }: ForgotPasswordFormProps) {
  const form = useForm(
    useFormAtom<{ email: string }, string>(() => ({ email })),
    {
      errorsOf: (typed) => withoutUndefined([['email', emailError(typed.email)]]),
      send: async (typed) => {
        const address = typed.email.trim();
        await sendLink(address);
        return address;
      },
      readRejection: rejectionAt('email'),
      onSent,
    },
  );
  return (
    <Stack as="form" gap={6} method="post" noValidate onSubmit={form.submit}>
      <p>Enter the email address you joined with. We send you a link to choose a new password.</p>
      <TextField label="Email" kind="email" autoComplete="username" isRequired {...form.text('email')} />
      <Button type="submit" fullWidth isBusy={form.isSending || form.isSent} busyLabel="Sending the link">
        Send the link
      </Button>
    </Stack>
  );
}
