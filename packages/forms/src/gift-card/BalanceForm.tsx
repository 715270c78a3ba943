'use client';

import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import type { GiftCardBalance } from '@myler/api-client/contract';
import { formatMoney } from '@myler/config/currencies';
import { membershipById } from '@myler/config/memberships';
import { Button } from '@myler/ui/button';
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
    <form className={styles.form} method="post" noValidate onSubmit={form.submit}>
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
    </form>
  );
}

function Balance({ balance, children }: { balance: GiftCardBalance; children: ReactNode }) {
  const result = useRef<HTMLDivElement>(null);
  // The button that had the focus was removed.
  useEffect(() => result.current?.focus(), []);
  const { title, text } = copyOf(balance);
  return (
    <div ref={result} className={styles.result} role="status" tabIndex={-1}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

function copyOf({ status, balance, worth, membershipId, validUntil }: GiftCardBalance) {
  const day = formatDay(validUntil);
  if (status === 'expired') return { title: copy.balance.expired(day), text: copy.balance.expiredText };
  if (status === 'spent') return { title: copy.balance.spent, text: copy.balance.spentText(formatMoney(worth)) };
  if (membershipId)
    return { title: copy.balance.gives(membershipById(membershipId).name), text: copy.balance.until(day) };
  const isWhole = balance.amount === worth.amount;
  return {
    title: isWhole
      ? copy.balance.left(formatMoney(balance))
      : copy.balance.leftOf(formatMoney(balance), formatMoney(worth)),
    text: copy.balance.until(day),
  };
}
