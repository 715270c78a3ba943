'use client';

import type { ReactNode } from 'react';
import { useAtomValue, useSetAtom } from 'jotai/react';
import type { Country } from '@myler/api-client/contract';
import { membershipNames } from '@myler/config/membership-ids';
import { changeDialogAtom } from '@myler/state/dialogs';
import { TextButton } from '@myler/ui/link';
import { Text } from '@myler/ui/text';
import { TextField } from '@myler/ui/text-field';
import { NameFields } from '../../../family/NameFields.tsx';
import { Telephone } from '../../../family/Telephone.tsx';
import { autoComplete } from '../../rules/you-and-your-family.ts';
import { takenEmailAtom } from '../../state/join-us-atoms.ts';
import type { WizardForm } from '../../parts/use-join-us.ts';
import { copy } from './copy.ts';
import styles from '../../parts/JoinUs.module.css';

interface ContactFieldsProps {
  form: WizardForm;
  countries: readonly Country[];
  /** Below the names. */
  role?: ReactNode;
}

/** Name, email address and telephone. */
export function ContactFields({ form, countries, role }: ContactFieldsProps) {
  const { email, membershipId } = form.values;
  const takenEmail = useAtomValue(takenEmailAtom);
  return (
    <>
      <NameFields form={form} />
      {role !== undefined && <div className={styles.wholeRow}>{role}</div>}
      <div className={styles.wholeRow}>
        <TextField
          label={copy.email}
          description={copy.emailHint}
          kind="email"
          autoComplete={autoComplete.email}
          isRequired
          {...form.text('email')}
        />
        {email !== '' && email === takenEmail && <SignInInstead email={email} membershipId={membershipId} />}
      </div>
      <div className={styles.wholeRow}>
        <Telephone form={form} countries={countries} />
      </div>
    </>
  );
}

/** To a member who fills in the wizard: the sign-in dialog has the address, and afterwards the chosen tier is still known. */
function SignInInstead({ email, membershipId }: Pick<WizardForm['values'], 'email' | 'membershipId'>) {
  const changeDialog = useSetAtom(changeDialogAtom);
  return (
    <Text size="small" before={2}>
      <TextButton onClick={() => changeDialog('sign-in', { email, ...(membershipId ? { membershipId } : {}) })}>
        {copy.signIn(membershipId ? membershipNames[membershipId] : undefined)}
      </TextButton>
    </Text>
  );
}
