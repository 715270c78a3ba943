'use client';

import type { CardPeople, PersonChange } from '@myler/api-client/contract';
import { datePartsOf, emptyDate } from '@myler/config/typed-date';
import { Button } from '@myler/ui/button';
import { Stack } from '@myler/ui/layout';
import { FormBoundary } from '../core/FormBoundary.tsx';
import { FormSummary } from '../core/FormSummary.tsx';
import { withoutUndefined } from '../core/form-state.ts';
import { useForm, useFormAtom } from '../core/use-form.ts';
import { copy } from './copy.ts';
import { lastDayError, lastDayOf, PlaceFields, type PlaceValues } from './PlaceFields.tsx';
import styles from './account.module.css';

export interface PersonFormProps {
  person: CardPeople['people'][number];
  /** Saves it; rejects with the provider’s error. */
  save: (change: PersonChange) => Promise<unknown>;
  onDone: () => void;
  /** As `YYYY-MM-DD`. */
  today: string;
}

/** Until when a carer is on the card, and whether a grandparent or carer sees the children. */
export function PersonForm(props: PersonFormProps) {
  return (
    <FormBoundary scope="person">
      <PersonFields {...props} />
    </FormBoundary>
  );
}

function PersonFields({ person, save, onDone, today }: PersonFormProps) {
  const { role, lastDay: day, seesChildren } = person;
  const form = useForm<PlaceValues, unknown>(
    useFormAtom(() => ({ lastDay: day ? datePartsOf(day) : emptyDate, seesChildren })),
    {
      errorsOf: ({ lastDay }) => withoutUndefined([['lastDay', lastDayError(role, lastDay, today)]]),
      send: (values) => save({ lastDay: lastDayOf(role, values.lastDay) ?? null, seesChildren: values.seesChildren }),
      onSent: onDone,
    },
  );
  const { values, edit, field } = form;
  return (
    <Stack as="form" gap={6} className={styles.form} method="post" noValidate onSubmit={form.submit}>
      <FormSummary form={form} title={copy.summary} />
      <PlaceFields {...{ role, values, edit, field, today }} />
      <Button type="submit" fullWidth isBusy={form.isSending} busyLabel={copy.people.saving}>
        {copy.people.save}
      </Button>
    </Stack>
  );
}
