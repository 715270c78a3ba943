import { useMemo } from 'react';
import type { GiftCardOptions, GiftCardPurchase, GiftCardReceipt } from '@myler/api-client/contract';
import type { CurrencyCode } from '@myler/config/currencies';
import { usePreservedState } from '@myler/ui/error-boundary';
import { createAttemptKeys, GIFT_ATTEMPT_KEY } from '../attempt/keys.ts';
import { emptyCard, withoutNumber } from '../card-fields/creditCard.ts';
import { FormBoundary } from '../form-boundary/FormBoundary.tsx';
import { copy } from './copy.ts';
import { GiftPreview } from './GiftPreview.tsx';
import { Receipt } from './Receipt.tsx';
import { UnsurePayment } from './UnsurePayment.tsx';
import { usePayment } from './usePayment.ts';
import { useCardFlip } from './useCardFlip.ts';
import { useWriting } from './useWriting.ts';
import { WriteCard } from './WriteCard.tsx';
import styles from './GiftCardForm.module.css';

export interface GiftCardFormProps {
  options: GiftCardOptions;
  /** The page's currency, which the card follows until one is chosen for it. Undefined on the server. */
  currency: CurrencyCode | undefined;
  /** Buys the card, once for each key; rejects with what the provider said. */
  buy: (purchase: GiftCardPurchase, idempotencyKey: string) => Promise<GiftCardReceipt>;
  /** Called once it was. */
  onBought?: (receipt: GiftCardReceipt) => void;
  /** Asked when a price turned out to have changed. */
  reloadOptions: () => Promise<GiftCardOptions>;
  /** Where the terms for gift cards stand. */
  termsHref: string;
  /** The visitor's own zone by its IANA name, as far as it is known. */
  timeZone?: string | undefined;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/** A gift card from the choice of its picture to the receipt, with the card itself beside it all the while. */
export function GiftCardForm(props: GiftCardFormProps) {
  return (
    <FormBoundary scope="gift-card">
      <GiftCardSteps {...props} />
    </FormBoundary>
  );
}

/** Written, paid for, bought: the three steps of a gift card. */
function GiftCardSteps(props: GiftCardFormProps) {
  const { isTurned, setTurned, followFocus } = useCardFlip();
  const { keys, options, writing, gift, isCurrencyKnown, payment, goBack, startAgain } = useGiftCard(props);
  const receipt = payment.answer;
  const PayCard = writing.isSent && !receipt ? writing.answer?.PayCard : undefined;
  const again = () => {
    startAgain();
    setTurned(false);
  };
  return (
    <div className={styles.gift}>
      <div className={styles.beside}>
        <section className={styles.preview} aria-label={copy.preview.label}>
          <GiftPreview form={gift} {...{ options, isCurrencyKnown, isTurned }} onTurn={setTurned} />
        </section>
        <div className={styles.side} onFocus={followFocus}>
          {!receipt && <UnsurePayment keys={keys} />}
          {!receipt && (
            <WriteCard
              isHidden={PayCard !== undefined}
              {...{ gift, options, isCurrencyKnown, writing }}
              timeZone={props.timeZone}
              onChooseDesign={() => setTurned(false)}
            />
          )}
          {PayCard && <PayCard {...{ gift, options, payment }} termsHref={props.termsHref} onBack={goBack} />}
          {receipt && <Receipt receipt={receipt} onAgain={again} />}
        </div>
      </div>
    </div>
  );
}

/** The two forms of a gift card, and the ways between them. */
function useGiftCard({
  currency,
  buy,
  onBought,
  reloadOptions,
  timeZone,
  now = Date.now,
  ...props
}: GiftCardFormProps) {
  const keys = useMemo(() => attemptKeys(), []);
  const [options, setOptions] = usePreservedState('options', props.options);
  const { writing, gift, isCurrencyKnown, writeAnother } = useWriting({ options, currency, timeZone, now });
  const payment = usePayment({
    gift,
    options,
    buy,
    onBought,
    reloadOptions,
    keys,
    now,
    onOptions: setOptions,
    onWrittenRefused: (errors) => writing.refuse({ errors }),
  });
  return {
    keys,
    options,
    writing,
    gift,
    isCurrencyKnown,
    payment,
    goBack: () => {
      // The number and the code do not outlive the payment (docs/product-decisions.md, The join-us wizard).
      payment.edit(withoutNumber);
      writing.restart();
    },
    startAgain: () => {
      payment.restart(emptyCard);
      writeAnother();
    },
  };
}

function attemptKeys() {
  return createAttemptKeys(
    () => window.sessionStorage,
    () => crypto.randomUUID(),
    GIFT_ATTEMPT_KEY,
  );
}
