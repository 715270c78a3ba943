'use client';

import { useEffect, useRef } from 'react';
import type { GiftCardReceipt } from '@myler/api-client/contract';
import { cardBrandNames } from '@myler/config/cards';
import { formatMoney } from '@myler/config/currencies';
import { Button } from '@myler/ui/button';
import { FactsList } from '@myler/ui/facts-list';
import { Cluster, Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { copy } from './copy.ts';
import { arrivalInWords } from './delivery.ts';
import styles from './GiftCardForm.module.css';

interface ReceiptProps {
  receipt: GiftCardReceipt;
  onAgain: () => void;
}

/** What was bought, when it is delivered, and where the receipt was sent. */
export function Receipt({ receipt, onAgain }: ReceiptProps) {
  const { recipient, sender, amount, card, deliverOn, reference } = receipt;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.scrollIntoView({ block: 'start' });
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Stack gap={8} className={styles.form}>
      <div>
        <h2 ref={title} className={styles.title} tabIndex={-1}>
          {deliverOn ? copy.done.later(recipient.name) : copy.done.now(recipient.name)}
        </h2>
        <Text tone="quiet" before={3} measure>
          {copy.done.receipt(sender.email)}
        </Text>
      </div>
      <FactsList
        facts={[
          { term: copy.done.reference, detail: reference },
          {
            term: copy.done.paid,
            detail: `${formatMoney(amount, { cents: true })}, ${
              card.brand === 'DEFAULT'
                ? copy.done.card('card', card.lastFour)
                : copy.done.card(cardBrandNames[card.brand], card.lastFour)
            }`,
          },
          { term: copy.done.to, detail: copy.done.person(recipient) },
          { term: copy.done.arrives, detail: deliverOn ? arrivalInWords(deliverOn) : copy.done.atOnce },
        ]}
      />
      <Cluster gap={4}>
        <Button variant="outline" onClick={onAgain}>
          {copy.done.another}
        </Button>
      </Cluster>
    </Stack>
  );
}
