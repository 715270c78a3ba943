'use client';

import type { CreditCard } from '@myler/api-client/contract';
import { today } from '@myler/config/dates';
import { Button } from '@myler/ui/button';
import { Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { CardFields } from '../card-fields/CardFields.tsx';
import {
  cardErrors,
  cardFieldOf,
  emptyCard,
  isCardFieldFilled,
  toCreditCard,
  type CardValues,
} from '../card-fields/credit-card.ts';
import { FormBoundary } from '../core/FormBoundary.tsx';
import { FormSummary } from '../core/FormSummary.tsx';
import { readRejection, withoutUndefined } from '../core/form-state.ts';
import { useForm, useFormAtom } from '../core/use-form.ts';
import { copy } from './copy.ts';
import styles from './account.module.css';

export interface CardChangeFormProps {
  /** The currency in which the card will be charged. */
  currency: string;
  /** Stores the card; rejects with the provider’s error. */
  save: (card: CreditCard) => Promise<unknown>;
  onSaved: () => void;
}

/** Another card for the next payments. */
export function CardChangeForm(props: CardChangeFormProps) {
  return (
    <FormBoundary scope="change-card">
      <CardChangeFields {...props} />
    </FormBoundary>
  );
}

function CardChangeFields({ currency, save, onSaved }: CardChangeFormProps) {
  const form = useForm<CardValues, unknown>(
    useFormAtom<CardValues>(() => ({ creditCard: emptyCard })),
    {
      errorsOf: ({ creditCard }) => withoutUndefined(cardErrors(creditCard, today())),
      isFilled: isCardFieldFilled,
      send: ({ creditCard }) => save(toCreditCard(creditCard)),
      readRejection: (error) => {
        const rejection = readRejection(error, cardFieldOf);
        // Nothing is paid here.
        return rejection.noticeTitle ? { ...rejection, noticeTitle: copy.card.notAccepted } : rejection;
      },
      // The number and the code are gone from memory once the card is stored.
      valuesAfter: () => ({ creditCard: emptyCard }),
      onSent: onSaved,
    },
  );
  return (
    <Stack as="form" gap={6} className={styles.form} method="post" noValidate onSubmit={form.submit}>
      <FormSummary form={form} title={copy.summary} />
      <CardFields form={form} currency={currency} />
      <Text size="small" tone="quiet" className={styles.quiet}>
        {copy.card.hint}
      </Text>
      <Button type="submit" fullWidth isBusy={form.isSending} busyLabel={copy.card.saving}>
        {copy.card.save}
      </Button>
    </Stack>
  );
}
