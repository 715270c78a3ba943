'use client';

import { useAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import type { AttemptOutcome, GiftCardOptions, GiftCardPurchase, GiftCardReceipt } from '@myler/api-client/contract';
import type { CurrencyCode } from '@myler/config/currencies';
import { usePreserved } from '@myler/ui/error-boundary';
import { Skeleton } from '@myler/ui/skeleton';
import { LazyBankConfirmation } from '../bank-confirmation/LazyBankConfirmation.tsx';
import { emptyCard, withoutNumber } from '../card-fields/credit-card.ts';
import { FormBoundary } from '../core/FormBoundary.tsx';
import { copy } from './copy.ts';
import { deliveryDays } from '@myler/domain/gift-cards';
import { Stack } from '@myler/ui/layout';
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
  const { options, writing, gift, isCurrencyKnown, daysIn, payment, goBack, startAgain } = useGiftCard(props);
  const { form, bankPage, interrupted, dismiss } = payment;
  const receipt = form.result;
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
        <div onFocus={followFocus}>
          {!receipt && <UnsurePayment text={interrupted} onDismiss={dismiss} />}
          {bankPage && (
            <Stack gap={8} className={styles.form}>
              <LazyBankConfirmation
                key={bankPage.round}
                headingLevel={2}
                {...bankPage}
                loading={<Skeleton shape="title" />}
              />
            </Stack>
          )}
          {!receipt && (
            <WriteCard
              isHidden={PayCard !== undefined || bankPage !== null}
              {...{ gift, options, isCurrencyKnown, writing }}
              delivery={{ ownZone: props.timeZone, daysIn }}
              onChooseDesign={() => setFlipped(false)}
            />
          )}
          {PayCard && !bankPage && (
            <PayCard {...{ gift, options }} payment={form} termsHref={props.termsHref} onBack={goBack} />
          )}
          {receipt && <Receipt receipt={receipt} onAgain={again} />}
        </div>
      </div>
    </div>
  );
}

/** The two forms of a gift card, and the navigation between them. */
function useGiftCard({ currency, timeZone, now = Date.now, options: given, ...props }: GiftCardFormProps) {
  const [options, setOptions] = useAtom(usePreserved('options', () => atom(given)));
  const { writing, gift, isCurrencyKnown, writeAnother } = useWriting({ options, currency, timeZone, now });
  const payment = usePayment({
    ...props,
    gift,
    options,
    now,
    onOptions: setOptions,
    onWrittenRejected: (errors) => writing.reject({ errors }),
  });
  return {
    options,
    writing,
    gift,
    isCurrencyKnown,
    daysIn: (zone: string) => deliveryDays(zone, new Date(now())),
    payment,
    goBack: () => {
      // The number and the code are cleared when the visitor leaves the payment (docs/product-decisions.md, The join-us
      // wizard).
      payment.form.edit(({ creditCard }) => ({ creditCard: withoutNumber(creditCard) }));
      writing.restart();
    },
    startAgain: () => {
      payment.form.restart({ creditCard: emptyCard });
      writeAnother();
    },
  };
}
