'use client';

import { useMemo } from 'react';
import type { AttemptOutcome, GiftCardOptions, GiftCardPurchase, GiftCardReceipt } from '@myler/api-client/contract';
import type { CurrencyCode } from '@myler/config/currencies';
import { usePreservedState } from '@myler/ui/error-boundary';
import { Skeleton } from '@myler/ui/skeleton';
import { sessionDevice } from '@myler/state/device';
import { createIdempotencyKeys, GIFT_ATTEMPT_KEY } from '../payment/idempotency-keys.ts';
import { LazyBankConfirmation } from '../bank-confirmation/LazyBankConfirmation.tsx';
import { useBankPage, type BankPage } from '../bank-confirmation/use-bank-page.ts';
import { emptyCard, withoutNumber } from '../card-fields/credit-card.ts';
import { FormBoundary } from '../core/FormBoundary.tsx';
import { copy } from './copy.ts';
import { deliveryDays } from '@myler/domain/gift-cards';
import { GiftPreview } from './GiftPreview.tsx';
import { Receipt } from './Receipt.tsx';
import { UnsurePayment } from './UnsurePayment.tsx';
import { usePayment } from './use-payment.ts';
import { useCardFlip } from './use-card-flip.ts';
import { useWriting } from './use-writing.ts';
import { WriteCard } from './WriteCard.tsx';
import styles from './GiftCardForm.module.css';

export interface GiftCardFormProps {
  options: GiftCardOptions;
  /** The page's currency, used until the visitor chooses one for the card. Undefined on the server. */
  currency: CurrencyCode | undefined;
  /** Buys the card, exactly once per key; rejects with the provider's error. */
  buy: (purchase: GiftCardPurchase, idempotencyKey: string) => Promise<GiftCardReceipt>;
  /** Asks how a purchase ended, after its response was lost or the page was loaded anew. */
  outcome?: ((idempotencyKey: string) => Promise<AttemptOutcome>) | undefined;
  /** Called once the card is bought. */
  onBought?: (receipt: GiftCardReceipt) => void;
  /** Called when the price has changed. */
  reloadOptions: () => Promise<GiftCardOptions>;
  /** The address of the terms for gift cards. */
  termsHref: string;
  /** The visitor's IANA time zone, if it is known. */
  timeZone?: string | undefined;
  /** The current time in milliseconds since the epoch. */
  now?: () => number;
}

/** The whole purchase of a gift card, from the design to the receipt, beside a preview of the card. */
export function GiftCardForm(props: GiftCardFormProps) {
  return (
    <FormBoundary scope="gift-card">
      <GiftCardSteps {...props} />
    </FormBoundary>
  );
}

/** The three steps of a gift card: write it, pay for it, see the receipt. */
function GiftCardSteps(props: GiftCardFormProps) {
  const { isFlipped, setFlipped, followFocus } = useCardFlip();
  const { keys, bank, options, writing, gift, isCurrencyKnown, daysIn, payment, goBack, startAgain } =
    useGiftCard(props);
  const receipt = payment.result;
  const PayCard = writing.isSent && !receipt ? writing.result?.PayCard : undefined;
  const again = () => {
    startAgain();
    setFlipped(false);
  };
  return (
    <div className={styles.gift}>
      <div className={styles.beside}>
        <section className={styles.preview} aria-label={copy.preview.label}>
          <GiftPreview form={gift} {...{ options, isCurrencyKnown, isFlipped }} onFlip={setFlipped} />
        </section>
        <div className={styles.side} onFocus={followFocus}>
          {!receipt && <UnsurePayment keys={keys} outcome={props.outcome} bank={bank} />}
          {bank.page && <BankPlace page={bank.page} />}
          {!receipt && (
            <WriteCard
              isHidden={PayCard !== undefined || bank.page !== null}
              {...{ gift, options, isCurrencyKnown, writing }}
              delivery={{ ownZone: props.timeZone, daysIn }}
              onChooseDesign={() => setFlipped(false)}
            />
          )}
          {PayCard && !bank.page && (
            <PayCard {...{ gift, options, payment }} termsHref={props.termsHref} onBack={goBack} />
          )}
          {receipt && <Receipt receipt={receipt} onAgain={again} />}
        </div>
      </div>
    </div>
  );
}

/** The bank's page, in place of the form. */
function BankPlace({ page: { request, onAnswered, round } }: { page: BankPage }) {
  return (
    <div className={styles.form}>
      <LazyBankConfirmation
        key={round}
        headingLevel={2}
        request={request}
        onAnswered={onAnswered}
        loading={<Skeleton shape="title" />}
      />
    </div>
  );
}

/** The two forms of a gift card, and the navigation between them. */
function useGiftCard({
  currency,
  buy,
  outcome,
  onBought,
  reloadOptions,
  timeZone,
  now = Date.now,
  ...props
}: GiftCardFormProps) {
  const keys = useMemo(() => giftKeys(), []);
  const bank = useBankPage();
  const [options, setOptions] = usePreservedState('options', props.options);
  const { writing, gift, isCurrencyKnown, writeAnother } = useWriting({ options, currency, timeZone, now });
  const payment = usePayment({
    gift,
    options,
    buy,
    outcome,
    onBought,
    reloadOptions,
    keys,
    bank,
    now,
    onOptions: setOptions,
    onWrittenRejected: (errors) => writing.reject({ errors }),
  });
  return {
    keys,
    bank,
    options,
    writing,
    gift,
    isCurrencyKnown,
    daysIn: (zone: string) => deliveryDays(zone, new Date(now())),
    payment,
    goBack: () => {
      // Clear the number and the code when the visitor leaves the payment (docs/product-decisions.md, The join-us
      // wizard).
      payment.edit(withoutNumber);
      writing.restart();
    },
    startAgain: () => {
      payment.restart(emptyCard);
      writeAnother();
    },
  };
}

function giftKeys() {
  return createIdempotencyKeys(sessionDevice, () => crypto.randomUUID(), GIFT_ATTEMPT_KEY);
}
