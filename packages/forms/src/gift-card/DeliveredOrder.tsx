'use client';

import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { GiftCardOrder } from '@myler/api-client/contract';
import { formatMoney } from '@myler/config/currencies';
import { Button } from '@myler/ui/button';
import { Box } from '@myler/ui/layout';
import { FormSummary } from '../core/FormSummary.tsx';
import { copy } from './copy.ts';
import { formatDay } from '@myler/config/days';
import { orderCopy } from './order-copy.ts';
import { OrderTask } from './OrderTask.tsx';
import { Question } from './Question.tsx';
import styles from './GiftCardForm.module.css';

export interface DeliveredOrderProps {
  order: GiftCardOrder;
  /** The order's form, which sends once and shows the provider's error. */
  form: Parameters<typeof FormSummary>[0]['form'] & { isSending: boolean };
  onNewCode: () => Promise<void>;
  onRefund: () => Promise<void>;
}

/** What the buyer can do with a delivered card: send a new code, and take the card back. */
export function DeliveredOrder({ order, form, onNewCode, onRefund }: DeliveredOrderProps) {
  const [asked, setAsked] = useState<'code' | 'refund'>();
  const ask = (question: 'code' | 'refund') => form.isSending || setAsked(question);
  const dismiss = () => form.isSending || setAsked(undefined);
  const end = () => setAsked(undefined);
  return (
    <>
      <FormSummary form={form} title={{ one: copy.notice, many: copy.notice, notice: copy.notice }} />
      <NewCode order={order}>
        {asked === 'code' ? (
          <Question
            {...orderCopy.code.question(order.recipient)}
            isBusy={form.isSending}
            onYes={() => void onNewCode().finally(end)}
            onNo={dismiss}
          />
        ) : (
          order.code?.canBeReplaced && (
            <Button variant="outline" onClick={() => ask('code')}>
              {orderCopy.code.send}
            </Button>
          )
        )}
      </NewCode>
      <OrderTask title={orderCopy.refund.title} text={refundText(order)}>
        {asked === 'refund' ? (
          <Question
            {...orderCopy.refund.question(formatMoney(order.amount), order.recipient.name)}
            isBusy={form.isSending}
            onYes={() => void onRefund().finally(end)}
            onNo={dismiss}
          />
        ) : (
          order.refund?.status === 'possible' && (
            <Button variant="outline" onClick={() => ask('refund')}>
              {orderCopy.refund.ask}
            </Button>
          )
        )}
      </OrderTask>
    </>
  );
}

interface NewCodeProps {
  order: GiftCardOrder;
  children: ReactElement | false | undefined;
}

/** After a new code was sent, it says so, and takes the focus that the question had. */
function NewCode({ order: { code, recipient }, children }: NewCodeProps) {
  const number = code?.number ?? 0;
  const [first] = useState(number);
  return (
    <OrderTask
      title={orderCopy.code.title}
      text={code?.canBeReplaced ? orderCopy.code.text(recipient.email) : orderCopy.code.none}
    >
      {number > first && <Sent key={number} text={orderCopy.code.sent(recipient.email)} />}
      {children}
    </OrderTask>
  );
}

function Sent({ text }: { text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <Box ref={line} as="p" marked className={styles.arrival} role="status" tabIndex={-1}>
      {text}
    </Box>
  );
}

function refundText({ refund, amount }: GiftCardOrder): string {
  if (refund?.status === 'possible')
    return orderCopy.refund.possible(formatMoney(amount), formatDay(refund.until.slice(0, 10)));
  return refund?.status === 'spent' ? orderCopy.refund.spent : orderCopy.refund.late;
}
