'use client';

import { useLayoutEffect, useRef } from 'react';
import type { GiftCardOptions, GiftCardReceipt } from '@myler/api-client/contract';
import { formatMoney } from '@myler/config/currencies';
import { membershipNames } from '@myler/config/membership-ids';
import { Button } from '@myler/ui/button';
import { FactsList, type FactsListProps } from '@myler/ui/facts-list';
import { Cluster, Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { CardFields } from '../card-fields/CardFields.tsx';
import type { CardValues } from '../card-fields/credit-card.ts';
import { FormSummary } from '../core/FormSummary.tsx';
import type { Form } from '../core/use-form.ts';
import { copy } from './copy.ts';
import { arrivalInWords } from './delivery.ts';
import { deliverOnOf, worthOf, type GiftForm } from './gift-form.ts';
import styles from './GiftCardForm.module.css';

export interface PayCardProps {
  gift: GiftForm;
  options: GiftCardOptions;
  payment: Form<CardValues, GiftCardReceipt>;
  termsHref: string;
  onBack: () => void;
}

/** The ids of the facts to repeat before the payment. */
const FACTS = new Set(['gift-validity', 'gift-refund', 'gift-spending']);

/** The payment step: a summary of the card, its terms, and one button that names the amount. */
export function PayCard({ gift, options, payment, termsHref, onBack }: PayCardProps) {
  const worth = worthOf(gift, options);
  return (
    <Stack as="form" gap={8} className={styles.form} method="post" noValidate onSubmit={payment.submit}>
      <Heading />
      <FormSummary form={payment} title={{ ...copy.pay.summary, notice: copy.notice }} />
      <div>
        <FactsList facts={summaryOf(gift, options)} />
        <Button variant="quiet" onClick={onBack} disabled={payment.isSending}>
          {copy.pay.back}
        </Button>
      </div>
      <CardFields form={payment} currency={gift.currency} />
      <BeforeYouPay facts={options.facts} termsHref={termsHref} />
      <Cluster gap={4}>
        <Button type="submit" variant="gold" isBusy={payment.isSending} busyLabel={copy.pay.paying}>
          {copy.pay.pay(worth ? formatMoney(worth, { cents: true }) : '')}
        </Button>
      </Cluster>
    </Stack>
  );
}

function Heading() {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    // The button that had the focus was removed. Scroll before the first paint, so that no press hits a moving field.
    title.current?.scrollIntoView({ block: 'start' });
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div>
      <h2 ref={title} className={styles.title} tabIndex={-1}>
        {copy.pay.title}
      </h2>
      <Text tone="quiet" before={3} measure>
        {copy.pay.lead}
      </Text>
    </div>
  );
}

/** What is bought, for whom, and when it arrives. */
function summaryOf(gift: GiftForm, options: GiftCardOptions): FactsListProps['facts'] {
  const day = deliverOnOf(gift);
  const message = gift.message.trim();
  return [
    { term: 'Picture', detail: options.designs.find(({ id }) => id === gift.design)?.name },
    { term: 'Holds', detail: worthInWords(gift, options) },
    { term: 'To', detail: copy.done.person(gift.recipient) },
    { term: 'From', detail: copy.done.person(gift.sender) },
    ...(message ? [{ term: 'Inside', detail: <Quoted>{message}</Quoted> }] : []),
    { term: 'Arrives', detail: day ? arrivalInWords(day) : copy.done.atOnce },
  ];
}

function worthInWords(gift: GiftForm, options: GiftCardOptions): string | undefined {
  const worth = worthOf(gift, options);
  const sum = worth && formatMoney(worth);
  if (gift.kind !== 'membership' || !gift.membershipId) return sum;
  return `${copy.preview.yearOf(membershipNames[gift.membershipId])}, ${sum ?? ''}`;
}

function Quoted({ children }: { children: string }) {
  return (
    <span className={styles.quoted} dir="auto">
      {children}
    </span>
  );
}

function BeforeYouPay({ facts, termsHref }: { facts: GiftCardOptions['facts']; termsHref: string }) {
  return (
    <Stack as="section" gap={4} className={styles.facts} aria-labelledby="gift-facts">
      <h3 id="gift-facts">{copy.pay.facts}</h3>
      <dl>
        {facts
          .filter(({ id }) => FACTS.has(id))
          .map(({ id, title, text }) => (
            <div key={id}>
              <dt>{title}</dt>
              <Text as="dd" tone="quiet" measure>
                {text}
              </Text>
            </div>
          ))}
      </dl>
      <p>
        <span>{copy.pay.terms}</span> {/* In a new tab, because leaving this page would lose the input. */}
        <a href={termsHref} target="_blank" rel="noreferrer">
          {copy.pay.termsLink}
        </a>
        .
      </p>
    </Stack>
  );
}
