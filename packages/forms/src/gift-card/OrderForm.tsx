'use client';

import { useEffect, useRef, useState } from 'react';
import type { GiftCardChange, GiftCardOrder, GiftCardSheet } from '@myler/api-client/contract';
import { formatMoney } from '@myler/config/currencies';
import { membershipNames } from '@myler/config/membership-ids';
import { Button } from '@myler/ui/button';
import { FactsList } from '@myler/ui/facts-list';
import { FormBoundary } from '../core/FormBoundary.tsx';
import { FormSummary } from '../core/FormSummary.tsx';
import { useForm, useFormAtom, type Form } from '../core/use-form.ts';
import { datePartsOf, emptyDate } from '@myler/config/typed-date';
import { Box, Cluster, Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { copy } from './copy.ts';
import { formatDay } from '@myler/config/days';
import { arrivalInWords } from './delivery.ts';
import { DeliveredOrder } from './DeliveredOrder.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import { changeErrors, toChange, type ChangeableGift } from './gift-form.ts';
import { MessageField } from './MessageField.tsx';
import { orderCopy } from './order-copy.ts';
import { PersonFields } from './PersonFields.tsx';
import { PrintSheet } from './PrintSheet.tsx';
import { Question } from './Question.tsx';
import styles from './GiftCardForm.module.css';

export interface OrderFormProps {
  order: GiftCardOrder;
  /** These resolve with the updated order, and reject with the provider's error. */
  change: (change: GiftCardChange) => Promise<GiftCardOrder>;
  cancel: () => Promise<GiftCardOrder>;
  /** Takes a delivered card back and refunds it. */
  refund: () => Promise<GiftCardOrder>;
  /** Sends the recipient a new code in place of the one with this number. */
  replaceCode: (replaces: number) => Promise<GiftCardOrder>;
  /** The card as a sheet to print, without its code. */
  sheet: () => Promise<GiftCardSheet>;
  /** The visitor's IANA time zone, if it is known. */
  timeZone?: string | undefined;
}

/** A bought card, for its buyer: its status, and the fields that can change until it is delivered. */
export function OrderForm(props: OrderFormProps) {
  return (
    <FormBoundary scope={`gift-order/${props.order.reference}`}>
      <OrderFields {...props} />
    </FormBoundary>
  );
}

/** The status of the card, and its fields while they can still change. */
function OrderFields({ change, cancel, refund, replaceCode, sheet, timeZone, ...props }: OrderFormProps) {
  const form = useOrderForm({ order: props.order, change, timeZone });
  const order = form.result ?? props.order;
  const { lead, heading } = copyOf(order);
  const title = useRef<HTMLHeadingElement>(null);
  const isOver = order.status !== props.order.status;
  useEffect(() => {
    // The form that had the focus was removed.
    if (isOver) title.current?.focus();
  }, [isOver]);
  return (
    <Stack gap={8} className={styles.form}>
      <div>
        <h1 ref={title} className={styles.title} tabIndex={-1}>
          {heading}
        </h1>
        <Text tone="quiet" before={3} measure>
          {lead}
        </Text>
      </div>
      <OrderFacts order={order} />
      {order.canChange && <OrderEditor {...{ order, form, timeZone }} onCancel={() => form.sendOnce(cancel)} />}
      {order.status === 'delivered' && (
        <DeliveredOrder
          {...{ order, form }}
          onNewCode={() => form.sendOnce(() => replaceCode(order.code?.number ?? 0))}
          onRefund={() => form.sendOnce(refund)}
        />
      )}
      {order.status !== 'cancelled' && <PrintSheet {...{ order, sheet }} />}
    </Stack>
  );
}

function useOrderForm({ order, change, timeZone }: Pick<OrderFormProps, 'order' | 'change' | 'timeZone'>) {
  const form: Form<ChangeableGift, GiftCardOrder> = useForm(
    useFormAtom<ChangeableGift, GiftCardOrder>(() => toChangeableGift(order, timeZone)),
    {
      errorsOf: (gift) => changeErrors(gift, (form.result ?? order).deliverBetween),
      isFilled: (gift, path) => path !== 'deliverOn.date' || gift.date.year.trim() !== '',
      send: (gift) => change(toChange(gift)),
      valuesAfter: (now) => toChangeableGift(now, timeZone),
    },
  );
  return form;
}

function OrderFacts({ order }: { order: GiftCardOrder }) {
  const { reference, membershipId, amount, recipient, sender, message, status, deliverOn } = order;
  return (
    <FactsList
      facts={[
        { term: copy.done.reference, detail: reference },
        {
          term: 'Holds',
          detail: membershipId ? copy.preview.yearOf(membershipNames[membershipId]) : formatMoney(amount),
        },
        { term: copy.done.to, detail: copy.done.person(recipient) },
        { term: 'From', detail: copy.done.person(sender) },
        ...(message ? [{ term: 'Inside', detail: <span className={styles.quoted}>{message}</span> }] : []),
        ...(status === 'scheduled' && deliverOn
          ? [{ term: copy.done.arrives, detail: arrivalInWords(deliverOn) }]
          : []),
      ]}
    />
  );
}

interface OrderEditorProps {
  order: GiftCardOrder;
  form: Form<ChangeableGift, GiftCardOrder>;
  timeZone: string | undefined;
  onCancel: () => Promise<void>;
}

/** The fields that can still change, and the button that cancels the card. */
function OrderEditor({ order, form, timeZone, onCancel }: OrderEditorProps) {
  const [isAsking, setAsking] = useState(false);
  const { values: gift, edit, field } = form;
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.submit} aria-label={orderCopy.change}>
      <FormSummary form={form} title={{ ...orderCopy.summary, notice: copy.notice }} />
      <PersonFields
        who="recipient"
        copy={copy.recipient}
        person={gift.recipient}
        onChange={(recipient) => edit({ recipient })}
        field={field}
      />
      <MessageField message={gift.message} onChange={(message) => edit({ message })} field={field} />
      <DeliveryFields
        gift={gift}
        onChange={edit}
        field={field}
        ownZone={timeZone}
        daysIn={() => (form.result ?? order).deliverBetween}
      />
      <Box as="output" marked className={styles.arrival}>
        {form.isSaved && orderCopy.saved}
      </Box>
      {isAsking ? (
        <Question
          {...orderCopy.cancelQuestion(formatMoney(order.amount), order.recipient.name)}
          isBusy={form.isSending}
          onYes={() => void onCancel().finally(() => setAsking(false))}
          onNo={() => form.isSending || setAsking(false)}
        />
      ) : (
        <Cluster gap={4}>
          <Button type="submit" isBusy={form.isSending} busyLabel={orderCopy.saving}>
            {orderCopy.save}
          </Button>
          <Button variant="outline" onClick={() => form.isSending || setAsking(true)}>
            {orderCopy.cancel}
          </Button>
        </Cluster>
      )}
    </form>
  );
}

function copyOf(order: GiftCardOrder): { heading: string; lead: string } {
  const { status, recipient, amount, deliveredAt, validUntil, canChange } = order;
  if (status === 'cancelled')
    return { heading: orderCopy.cancelled, lead: orderCopy.cancelledText(formatMoney(amount)) };
  if (status === 'delivered') {
    return {
      heading: orderCopy.delivered(recipient.name),
      lead: orderCopy.deliveredText(formatDay((deliveredAt ?? '').slice(0, 10)), formatDay(validUntil ?? '')),
    };
  }
  if (!canChange) return { heading: orderCopy.leaving(recipient.name), lead: orderCopy.leavingText };
  return { heading: orderCopy.scheduled(recipient.name), lead: orderCopy.scheduledText };
}

function toChangeableGift(order: GiftCardOrder, timeZone: string | undefined): ChangeableGift {
  const { recipient, message, deliverOn } = order;
  return {
    recipient,
    message,
    when: deliverOn ? 'day' : 'now',
    date: deliverOn ? datePartsOf(deliverOn.date) : emptyDate,
    timeZone: deliverOn?.timeZone ?? timeZone ?? '',
  };
}
