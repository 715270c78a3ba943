'use client';

import type { CardPeople } from '@myler/api-client/contract';
import { formatMoney } from '@myler/config/currencies';
import { formatDate } from '@myler/config/dates';
import { membershipNames } from '@myler/config/membership-ids';
import { isolate } from '@myler/config/names';
import { Button } from '@myler/ui/button';
import { Cluster, Stack } from '@myler/ui/layout';
import { FormBoundary } from '../core/FormBoundary.tsx';
import { FormSummary } from '../core/FormSummary.tsx';
import { withoutUndefined } from '../core/form-state.ts';
import { useForm, useFormAtom } from '../core/use-form.ts';
import { copy } from './copy.ts';
import { TermsField } from './TermsField.tsx';
import styles from './account.module.css';

export interface TakeOverFormProps {
  /** Who offers the card. */
  holder: CardPeople['holder'];
  offer: NonNullable<CardPeople['offer']>;
  /** Takes over the card; rejects with the provider’s error. */
  takeOver: () => Promise<unknown>;
  onDone: () => void;
}

/** What it means to hold the card, and the button that takes it over. */
export function TakeOverForm(props: TakeOverFormProps) {
  return (
    <FormBoundary scope="take-over">
      <TakeOver {...props} />
    </FormBoundary>
  );
}

function TakeOver({ holder, offer, takeOver, onDone }: TakeOverFormProps) {
  const form = useForm<{ termsAccept: boolean }, unknown>(
    useFormAtom<{ termsAccept: boolean }>(() => ({ termsAccept: false })),
    {
      errorsOf: ({ termsAccept }) =>
        withoutUndefined([['termsAccept', termsAccept ? undefined : copy.invitation.missingTerms]]),
      send: takeOver,
      onSent: onDone,
    },
  );
  const name = isolate(`${holder.firstName} ${holder.lastName}`);
  return (
    <Stack as="form" gap={6} className={styles.form} method="post" noValidate onSubmit={form.submit}>
      <FormSummary form={form} title={copy.summary} />
      <p>{`You hold the card from the moment you press the button, and decide who is on it. ${name} becomes its second adult, and sees no payments. Today you pay nothing: the year is paid.`}</p>
      <p>{nextYearInWords(offer, isolate(holder.firstName))}</p>
      <TermsField form={form} />
      <Cluster gap={4} fill className={styles.actions}>
        <Button type="submit" isBusy={form.isSending} busyLabel={copy.takeOver.taking}>
          {copy.takeOver.take}
        </Button>
        <Button variant="quiet" onClick={onDone} disabled={form.isSending}>
          {copy.takeOver.notNow}
        </Button>
      </Cluster>
    </Stack>
  );
}

/** "On November 21, 2027 the next year as Gold begins, for £1,495.00. …" */
function nextYearInWords({ renewsOn, nextYear }: TakeOverFormProps['offer'], giver: string): string {
  const day = formatDate(renewsOn);
  if (!nextYear)
    return `The membership ends on ${day}. If you want another year, start the renewal in your account, under Payments.`;
  const { membershipId, price } = nextYear;
  return `On ${day} the next year as ${membershipNames[membershipId]} begins, for ${formatMoney(price, { cents: true })}. We forget the payment card of ${giver}: enter yours under Payments before that day, or the membership ends on it. You can stop the renewal there.`;
}
