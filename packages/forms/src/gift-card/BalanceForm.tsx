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
import { dayInWords } from './delivery.ts';
import styles from './BalanceForm.module.css';

export interface BalanceFormProps {
  /** Looks up the balance. It sends the code in a body, never in a URL. Rejects with the provider's error. */
  check: (code: string) => Promise<GiftCardBalance>;
  /** Renders the actions for a valid card. */
  renderActions?: (balance: GiftCardBalance, code: string) => ReactElement;
}

const words = copy.balance;

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
        withoutUndefined([['giftCode', giftCode.trim() ? giftCodeError(giftCode) : words.missing]]),
      send: ({ giftCode }) => check(giftCode.trim()),
      readRejection: rejectionAt('giftCode'),
    },
  );
  if (form.isSent && form.result) {
    return (
      <Balance balance={form.result}>
        {form.result.status === 'good' && renderActions?.(form.result, form.values.giftCode)}
        <Button variant="quiet" onClick={() => form.restart({ giftCode: '' })}>
          {words.another}
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
          label={words.code}
          kind="code"
          description={words.hint}
          autoComplete="off"
          maxLength={64}
          isRequired
          {...form.text('giftCode')}
        />
        <Reference id={form.reference} />
      </div>
      <Button type="submit" isBusy={form.isSending} busyLabel={words.checking}>
        {words.check}
      </Button>
    </Stack>
  );
}

function Balance({ balance, children }: { balance: GiftCardBalance; children: ReactNode }) {
  const result = useRef<HTMLDivElement>(null);
  // The button that had the focus was removed.
  useEffect(() => result.current?.focus(), []);
  const { title, text } = wordsOf(balance);
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

function wordsOf({ status, balance, worth, membershipId, validUntil }: GiftCardBalance) {
  const day = dayInWords(validUntil);
  if (status === 'expired') return { title: words.expired(day), text: words.expiredText };
  if (status === 'spent') return { title: words.spent, text: words.spentText(formatMoney(worth)) };
  if (membershipId) return { title: words.gives(membershipNames[membershipId]), text: words.until(day) };
  const isWhole = balance.amount === worth.amount;
  return {
    title: isWhole ? words.left(formatMoney(balance)) : words.leftOf(formatMoney(balance), formatMoney(worth)),
    text: words.until(day),
  };
}
