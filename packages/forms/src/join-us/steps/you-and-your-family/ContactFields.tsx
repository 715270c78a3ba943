'use client';

import { useAtomValue, useSetAtom } from 'jotai/react';
import type { Country } from '@myler/api-client/contract';
import { membershipById } from '@myler/config/memberships';
import { changeDialogAtom } from '@myler/state/dialogs';
import { TextButton } from '@myler/ui/link';
import { TelephoneField } from '@myler/ui/telephone-field';
import { TextField } from '@myler/ui/text-field';
import { phoneCountryOf } from '../../../family/family.ts';
import type { FieldOf } from '../../../core/use-form.ts';
import { autoComplete } from '../../rules/you-and-your-family.ts';
import { editJoinFormAtom, joinFormAtom, takenEmailAtom } from '../../state/join-us-atoms.ts';
import { copy } from './copy.ts';
import styles from '../../parts/JoinUs.module.css';

interface ContactFieldsProps {
  field: FieldOf;
  countries: readonly Country[];
}

/** Name, email address and telephone. */
export function ContactFields({ field, countries }: ContactFieldsProps) {
  const form = useAtomValue(joinFormAtom);
  const edit = useSetAtom(editJoinFormAtom);
  const takenEmail = useAtomValue(takenEmailAtom);
  return (
    <>
      <TextField
        {...field('firstName')}
        label={copy.firstName}
        kind="name"
        autoComplete={autoComplete.firstName}
        isRequired
        value={form.firstName}
        onChange={(firstName) => edit({ firstName })}
      />
      <TextField
        {...field('lastName')}
        label={copy.lastName}
        kind="name"
        autoComplete={autoComplete.lastName}
        isRequired
        value={form.lastName}
        onChange={(lastName) => edit({ lastName })}
      />
      <div className={styles.wholeRow}>
        <TextField
          {...field('email')}
          label={copy.email}
          description={copy.emailHint}
          kind="email"
          autoComplete={autoComplete.email}
          isRequired
          value={form.email}
          onChange={(email) => edit({ email })}
        />
        {form.email !== '' && form.email === takenEmail && <SignInInstead />}
      </div>
      <div className={styles.wholeRow}>
        <TelephoneField
          {...field('phoneNumber')}
          label={copy.phoneNumber}
          isRequired
          countries={countries.flatMap(({ code, name, callingCode }) =>
            callingCode ? [{ code, name, callingCode }] : [],
          )}
          countryCode={phoneCountryOf(form)}
          onCountryChange={(phoneCountryCode) => edit({ phoneCountryCode })}
          value={form.phoneNumber}
          onChange={(phoneNumber) => edit({ phoneNumber })}
        />
      </div>
    </>
  );
}

/** To a member who fills in the wizard: the sign-in dialog has the address, and afterwards the chosen tier is still known. */
function SignInInstead() {
  const { email, membershipId } = useAtomValue(joinFormAtom);
  const changeDialog = useSetAtom(changeDialogAtom);
  return (
    <p className={styles.signIn}>
      <TextButton onClick={() => changeDialog('sign-in', { email, ...(membershipId ? { membershipId } : {}) })}>
        {copy.signIn(membershipId ? membershipById(membershipId).name : undefined)}
      </TextButton>
    </p>
  );
}
