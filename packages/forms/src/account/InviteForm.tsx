'use client';

import { useState } from 'react';
import type { CardPeople, NewInvitation } from '@myler/api-client/contract';
import { personRoles, placeOfRole, roleNames, type PersonRole } from '@myler/config/people';
import { emptyDate } from '@myler/config/typed-date';
import { normaliseEmail, normaliseName } from '@myler/config/typed-text';
import { Button } from '@myler/ui/button';
import { Grid, Stack } from '@myler/ui/layout';
import { SelectField } from '@myler/ui/select-field';
import { TextField } from '@myler/ui/text-field';
import { FormBoundary } from '../core/FormBoundary.tsx';
import { FormSummary } from '../core/FormSummary.tsx';
import { withoutUndefined } from '../core/form-state.ts';
import { requestBody } from '../core/request-body.ts';
import { useForm, useFormAtom } from '../core/use-form.ts';
import { familyCopy } from '../family/copy.ts';
import { emailError } from '../validation/email.ts';
import { personNameError } from '../validation/names.ts';
import { copy } from './copy.ts';
import { Done } from './Done.tsx';
import { lastDayError, lastDayOf, PlaceFields, type PlaceValues } from './PlaceFields.tsx';
import styles from './account.module.css';

export interface InviteFormProps {
  /** The places that may be given. Those that are all taken are not offered. */
  places: CardPeople['places'];
  /** Sends the invitation; rejects with the provider’s error. */
  invite: (invitation: NewInvitation) => Promise<unknown>;
  onDone: () => void;
  /** As `YYYY-MM-DD`. */
  today: string;
}

interface Values extends PlaceValues {
  firstName: string;
  lastName: string;
  email: string;
  /** One of `optionsOf`. */
  role: string;
}

/** Invites somebody onto the card. */
export function InviteForm(props: InviteFormProps) {
  return (
    <FormBoundary scope="invite">
      <InviteFields {...props} />
    </FormBoundary>
  );
}

function InviteFields({ places, invite, onDone, today }: InviteFormProps) {
  // The list of places changes with the invitation.
  const [options] = useState(() => optionsOf(places));
  const form = useInvite(options, { invite, today });
  const { values, edit, field, text } = form;
  if (form.isSent)
    return (
      <Done action={copy.people.done} onDone={onDone}>
        {copy.people.invited(normaliseName(values.firstName))}
      </Done>
    );
  return (
    <Stack as="form" gap={6} className={styles.form} method="post" noValidate onSubmit={form.submit}>
      <FormSummary form={form} title={copy.summary} />
      <Grid columns={2} gap={6} rows={5} align="start">
        <TextField label={familyCopy.firstName} kind="name" autoComplete="off" isRequired {...text('firstName')} />
        <TextField label={familyCopy.lastName} kind="name" autoComplete="off" isRequired {...text('lastName')} />
      </Grid>
      <TextField
        label={copy.people.email}
        description={copy.people.emailHint}
        kind="email"
        autoComplete="off"
        isRequired
        {...text('email')}
      />
      <SelectField label={copy.people.role} isRequired options={options} {...text('role')} />
      <PlaceFields {...{ values, edit, field, today }} role={chosenOf(options, values)?.role} />
      <Button type="submit" fullWidth isBusy={form.isSending} busyLabel={copy.people.inviting}>
        {copy.people.invite}
      </Button>
    </Stack>
  );
}

const chosenOf = (options: readonly PlaceOption[], { role }: Values) => options.find(({ value }) => value === role);

function useInvite(options: readonly PlaceOption[], { invite, today }: Pick<InviteFormProps, 'invite' | 'today'>) {
  const isOnlyOne = options.length === 1;
  return useForm<Values, unknown>(
    useFormAtom<Values>(() => ({
      firstName: '',
      lastName: '',
      email: '',
      role: (isOnlyOne && options[0]?.value) || '',
      lastDay: emptyDate,
      seesChildren: false,
    })),
    {
      errorsOf: (values) => {
        const { firstName, lastName, email, lastDay } = values;
        const place = chosenOf(options, values);
        return withoutUndefined([
          ['firstName', personNameError(firstName, 'first name')],
          ['lastName', personNameError(lastName, 'last name')],
          ['email', email.trim() ? emailError(email) : copy.people.emailMissing],
          ['role', place ? undefined : copy.people.roleMissing],
          ['lastDay', lastDayError(place?.role, lastDay, today)],
        ]);
      },
      send: async (values) => {
        const place = chosenOf(options, values);
        if (!place) throw new Error('An invitation without a place was sent.');
        const { role } = place;
        await invite(
          requestBody<NewInvitation>({
            firstName: normaliseName(values.firstName),
            lastName: normaliseName(values.lastName),
            email: normaliseEmail(values.email),
            role,
            lastDay: lastDayOf(role, values.lastDay),
            seesChildren: values.seesChildren && placeOfRole[role] === 'relatives',
          }),
        );
      },
    },
  );
}

interface PlaceOption {
  value: string;
  label: string;
  role: PersonRole;
}

/** What can be chosen: each role of each place that is free. */
function optionsOf(places: CardPeople['places']): PlaceOption[] {
  return places
    .filter(({ taken, total }) => taken < total)
    .flatMap(({ kind }) =>
      personRoles
        .filter((role) => placeOfRole[role] === kind)
        .map((role) => ({ value: role, label: roleNames[role], role })),
    );
}
