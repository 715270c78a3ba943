import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { normaliseError } from '@myler/api-client/errors';
import type { GiftCardBalance } from '@myler/api-client/contract';
import { formatMoney } from '@myler/config/currencies';
import { membershipById } from '@myler/config/memberships';
import { Button } from '@myler/ui/button';
import { usePreservedState } from '@myler/ui/error-boundary';
import { TextField } from '@myler/ui/text-field';
import { FormBoundary } from '../form-boundary/FormBoundary.tsx';
import { giftCodeError } from '../validation/gift-code.ts';
import { copy } from './copy.ts';
import { dayInWords } from './delivery.ts';
import styles from './BalanceForm.module.css';

export interface BalanceFormProps {
  /** Asks what is left; the code goes in a body, never in a URL. Rejects with what the provider said. */
  check: (code: string) => Promise<GiftCardBalance>;
  /** What can be done with a card that is good. */
  renderActions?: (balance: GiftCardBalance, code: string) => ReactNode;
}

const words = copy.balance;

/** What is left on a card. A slip in the code is told without asking anybody: asking is counted, and wrong codes are few. */
export function BalanceForm(props: BalanceFormProps) {
  return (
    <FormBoundary scope="gift-balance">
      <BalanceFields {...props} />
    </FormBoundary>
  );
}

function BalanceFields({ check, renderActions }: BalanceFormProps) {
  const id = useId();
  const [code, setCode] = usePreservedState('code', '');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = usePreservedState('busy', false);
  const [balance, setBalance] = usePreservedState<GiftCardBalance | undefined>('balance', undefined);
  const input = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (balance) answer.current?.focus();
  }, [balance]);

  const refuse = (message: string) => {
    setError(message);
    input.current?.focus();
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!code.trim()) return refuse(words.missing);
    const slip = giftCodeError(code);
    if (slip) return refuse(slip);
    setBusy(true);
    try {
      setBalance(await check(code.trim()));
    } catch (failure) {
      refuse(normaliseError(failure).message);
    } finally {
      setBusy(false);
    }
  };

  if (balance) {
    const { title, text } = wordsOf(balance);
    return (
      <div ref={answer} className={styles.answer} role="status" tabIndex={-1}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          {balance.status === 'good' && renderActions?.(balance, code)}
          <Button
            variant="quiet"
            onClick={() => {
              setBalance(undefined);
              setCode('');
            }}
          >
            {words.another}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ref={input}
        id={`${id}-code`}
        name="giftCode"
        label={words.code}
        description={words.hint}
        error={error}
        autoComplete="off"
        maxLength={64}
        isRequired
        value={code}
        onChange={(typed) => {
          setCode(typed);
          setError(undefined);
        }}
      />
      <Button type="submit" isBusy={isBusy} busyLabel={words.checking}>
        {words.check}
      </Button>
    </form>
  );
}

function wordsOf({ status, balance, worth, membershipId, validUntil }: GiftCardBalance) {
  const day = dayInWords(validUntil);
  if (status === 'expired') return { title: words.expired(day), text: words.expiredText };
  if (status === 'spent') return { title: words.spent, text: words.spentText(formatMoney(worth)) };
  if (membershipId) return { title: words.gives(membershipById(membershipId).name), text: words.until(day) };
  const isWhole = balance.amount === worth.amount;
  return {
    title: isWhole ? words.left(formatMoney(balance)) : words.leftOf(formatMoney(balance), formatMoney(worth)),
    text: words.until(day),
  };
}
