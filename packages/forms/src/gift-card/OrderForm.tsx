'use client';

import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { GiftCardChange, GiftCardOrder, GiftCardSheet } from '@myler/api-client/contract';
import { formatMoney } from '@myler/config/currencies';
import { membershipById } from '@myler/config/memberships';
import { Button } from '@myler/ui/button';
import { FactsList } from '@myler/ui/facts-list';
import { FormBoundary } from '../form-boundary/FormBoundary.tsx';
import { FormSummary } from '../form-core/FormSummary.tsx';
import { useForm, useFormAtom, type Form } from '../form-core/useForm.ts';
import { datePartsOf, emptyDate } from '@myler/config/typed-date';
import { Box, Cluster, Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { copy } from './copy.ts';
import { arrivalInWords, dayInWords } from './delivery.ts';
import { DeliveredOrder } from './DeliveredOrder.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import { changeErrors, toChange, type ChangeableGift } from './giftForm.ts';
import { MessageField } from './MessageField.tsx';
import { orderCopy } from './orderCopy.ts';
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

const words = orderCopy;

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
  const { lead, heading } = wordsOf(order);
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
          detail: membershipId ? copy.preview.yearOf(membershipById(membershipId).name) : formatMoney(amount),
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
  const [isEdited, setEdited] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { values: gift, field } = form;
  const edit = (changes: Partial<ChangeableGift>) => {
    form.edit(changes);
    setEdited(true);
  };
  const submit = (event: SyntheticEvent) => {
    form.submit(event);
    setEdited(false);
  };
  const isSaved = form.result !== undefined && !isEdited && !form.isSending && form.summaryLines.length === 0;
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit} aria-label={words.change}>
      <FormSummary form={form} title={{ ...words.summary, notice: copy.notice }} />
      <PersonFields
        who="recipient"
        words={copy.recipient}
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
        {isSaved && words.saved}
      </Box>
      {isAsking ? (
        <Question
          {...words.cancelQuestion(formatMoney(order.amount), order.recipient.name)}
          isBusy={form.isSending}
          onYes={() => void onCancel().finally(() => setAsking(false))}
          onNo={() => form.isSending || setAsking(false)}
        />
      ) : (
        <Cluster gap={4}>
          <Button type="submit" isBusy={form.isSending} busyLabel={words.saving}>
            {words.save}
          </Button>
          <Button variant="outline" onClick={() => form.isSending || setAsking(true)}>
            {words.cancel}
          </Button>
        </Cluster>
      )}
    </form>
  );
}

function wordsOf(order: GiftCardOrder): { heading: string; lead: string } {
  const { status, recipient, amount, deliveredAt, validUntil, canChange } = order;
  if (status === 'cancelled') return { heading: words.cancelled, lead: words.cancelledText(formatMoney(amount)) };
  if (status === 'delivered') {
    return {
      heading: words.delivered(recipient.name),
      lead: words.deliveredText(dayInWords((deliveredAt ?? '').slice(0, 10)), dayInWords(validUntil ?? '')),
    };
  }
  if (!canChange) return { heading: words.leaving(recipient.name), lead: words.leavingText };
  return { heading: words.scheduled(recipient.name), lead: words.scheduledText };
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
