'use client';

import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import type { GiftCardBalance } from '@myler/api-client/contract';
import { formatMoney } from '@myler/config/currencies';
import { membershipNames } from '@myler/config/membership-ids';
import { Button } from '@myler/ui/button';
import { Cluster, Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { TextField } from '@myler/ui/text-field';
import { FormBoundary } from '../core/FormBoundary.tsx';
import { withoutUndefined, rejectionAt } from '../core/form-state.ts';
import { Reference } from '../core/Reference.tsx';
import { useForm, useFormAtom } from '../core/use-form.ts';
import { giftCodeError } from '../validation/gift-code.ts';
import { copy } from './copy.ts';
import { formatDay } from '@myler/config/days';
import styles from './BalanceForm.module.css';

export interface BalanceFormProps {
  /** Looks up the balance. It sends the code in a body, never in a URL. Rejects with the provider's error. */
  check: (code: string) => Promise<GiftCardBalance>;
  /** Renders the actions for a valid card. */
  renderActions?: (balance: GiftCardBalance, code: string) => ReactElement;
}

/** Shows the balance of a card. It finds a mistyped code without a request, because the provider limits wrong codes. */
export function BalanceForm(props: BalanceFormProps) {
  return (
    <FormBoundary scope="gift-balance">
      <BalanceFields {...props} />
    </FormBoundary>
  );
}

/** Shows the form, then the balance. */
function BalanceFields({ check, renderActions }: BalanceFormProps) {
  const form = useForm(
    useFormAtom<{ giftCode: string }, GiftCardBalance>(() => ({ giftCode: '' })),
    {
      errorsOf: ({ giftCode }) =>
        withoutUndefined([['giftCode', giftCode.trim() ? giftCodeError(giftCode) : copy.balance.missing]]),
      send: ({ giftCode }) => check(giftCode.trim()),
      readRejection: rejectionAt('giftCode'),
    },
  );
  if (form.isSent && form.result) {
    return (
      <Balance balance={form.result}>
        {form.result.status === 'good' && renderActions?.(form.result, form.values.giftCode)}
        <Button variant="quiet" onClick={() => form.restart({ giftCode: '' })}>
          {copy.balance.another}
        </Button>
      </Balance>
    );
  }
  return (
    <Stack
      as="form"
      gap={6}
      align="start"
      measure
      className={styles.form}
      method="post"
      noValidate
      onSubmit={form.submit}
    >
      {/* Together, so that the reference is read with its error. */}
      <div>
        <TextField
          label={copy.balance.code}
          kind="code"
          description={copy.balance.hint}
          autoComplete="off"
          maxLength={64}
          isRequired
          {...form.text('giftCode')}
        />
        <Reference id={form.reference} />
      </div>
      <Button type="submit" isBusy={form.isSending} busyLabel={copy.balance.checking}>
        {copy.balance.check}
      </Button>
    </Stack>
  );
}

function Balance({ balance, children }: { balance: GiftCardBalance; children: ReactNode }) {
  const result = useRef<HTMLDivElement>(null);
  // The button that had the focus was removed.
  useEffect(() => result.current?.focus(), []);
  const { title, text } = copyOf(balance);
  return (
    <Stack ref={result} gap={3} align="start" measure className={styles.result} role="status" tabIndex={-1}>
      <Text size="title-2" className={styles.title}>
        {title}
      </Text>
      <Text tone="quiet">{text}</Text>
      <Cluster gap={6} rows={3} className={styles.actions}>
        {children}
      </Cluster>
    </Stack>
  );
}

function copyOf({ status, balance, worth, membershipId, validUntil }: GiftCardBalance) {
  const day = formatDay(validUntil);
  if (status === 'expired') return { title: copy.balance.expired(day), text: copy.balance.expiredText };
  if (status === 'spent') return { title: copy.balance.spent, text: copy.balance.spentText(formatMoney(worth)) };
  if (membershipId) return { title: copy.balance.gives(membershipNames[membershipId]), text: copy.balance.until(day) };
  const isWhole = balance.amount === worth.amount;
  return {
    title: isWhole
      ? copy.balance.left(formatMoney(balance))
      : copy.balance.leftOf(formatMoney(balance), formatMoney(worth)),
    text: copy.balance.until(day),
  };
}
