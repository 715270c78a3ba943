import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { normaliseError } from '@myler/api-client/errors';
import type { GiftCardChange, GiftCardOrder } from '@myler/api-client/contract';
import { formatMoney } from '@myler/config/currencies';
import { membershipById } from '@myler/config/memberships';
import { Button } from '@myler/ui/button';
import { usePreservedState } from '@myler/ui/error-boundary';
import { FactsList } from '@myler/ui/facts-list';
import { FormBoundary } from '../form-boundary/FormBoundary.tsx';
import { emptyDate, type DateParts } from '../validation/dates.ts';
import { copy } from './copy.ts';
import { GiftErrorSummary } from './GiftErrorSummary.tsx';
import { arrivalInWords, dayInWords } from './delivery.ts';
import { DeliveryFields } from './DeliveryFields.tsx';
import { letterErrors, toChange, type GiftLetter } from './giftForm.ts';
import { MessageField } from './MessageField.tsx';
import { PersonFields } from './PersonFields.tsx';
import { useGiftFields } from './useGiftFields.ts';
import styles from './GiftCardForm.module.css';

export interface OrderFormProps {
  order: GiftCardOrder;
  /** Resolve with the order as it is then; reject with what the provider said. */
  change: (change: GiftCardChange) => Promise<GiftCardOrder>;
  cancel: () => Promise<GiftCardOrder>;
  /** The visitor's own zone by its IANA name, as far as it is known. */
  timeZone?: string | undefined;
}

const words = copy.order;

/** A bought card in its buyer's hands: what became of it, and all that may still be changed until it leaves. */
export function OrderForm(props: OrderFormProps) {
  return (
    <FormBoundary scope={`gift-order/${props.order.reference}`}>
      <OrderFields {...props} />
    </FormBoundary>
  );
}

function OrderFields({ change, cancel, timeZone, ...props }: OrderFormProps) {
  const prefix = useId();
  const [order, setOrder] = usePreservedState('order', props.order);
  const [letter, setLetter] = usePreservedState('letter', () => letterOf(props.order, timeZone));
  const [doing, setDoing] = usePreservedState<'change' | 'cancel' | undefined>('doing', undefined);
  const [isSaved, setSaved] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const { deliverBetween: days } = order;
  const fields = useGiftFields(prefix, (path) => {
    const isDay = path === 'deliverOn.date' && letter.date.year.trim() === '';
    return isDay ? undefined : letterErrors(letter, days)[path];
  });
  const { field, clear, refuse } = fields;

  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);
  useEffect(() => {
    // What had the focus is gone with the form.
    if (!order.canChange && order !== props.order) title.current?.focus();
  }, [order, props.order]);

  const edit = (changes: Partial<GiftLetter>) => {
    setLetter((before) => ({ ...before, ...changes }));
    setSaved(false);
    clear();
  };
  const take = (now: GiftCardOrder) => {
    setOrder(now);
    setLetter(letterOf(now, timeZone));
    setAsking(false);
  };
  const attempt = async (what: 'change' | 'cancel', act: () => Promise<GiftCardOrder>) => {
    if (doing) return;
    setDoing(what);
    clear();
    try {
      take(await act());
      setSaved(what === 'change');
    } catch (error) {
      setAsking(false);
      const { message, errors } = normaliseError(error);
      refuse(errors ?? {}, errors && Object.keys(errors).length > 0 ? undefined : message);
    } finally {
      setDoing(undefined);
    }
  };
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = letterErrors(letter, days);
    if (Object.keys(found).length > 0) return refuse(found);
    void attempt('change', () => change(toChange(letter)));
  };

  const sum = formatMoney(order.amount);
  const { lead, heading } = wordsOf(order);
  return (
    <div className={styles.form}>
      <div>
        <h1 ref={title} className={styles.title} tabIndex={-1}>
          {heading}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <FactsList
        facts={[
          { term: copy.done.reference, detail: order.reference },
          {
            term: 'Holds',
            detail: order.membershipId ? copy.preview.yearOf(membershipById(order.membershipId).name) : sum,
          },
          { term: copy.done.to, detail: copy.done.person(order.recipient) },
          { term: 'From', detail: copy.done.person(order.sender) },
          ...(order.message
            ? [{ term: 'Inside', detail: <span className={styles.quoted}>{order.message}</span> }]
            : []),
          ...(order.status === 'scheduled' && order.deliverOn
            ? [{ term: copy.done.arrives, detail: arrivalInWords(order.deliverOn) }]
            : []),
        ]}
      />
      {order.canChange && (
        <form className={styles.form} method="post" noValidate onSubmit={save} aria-label={words.change}>
          <GiftErrorSummary fields={fields} title={words.summary} />
          <PersonFields
            who="recipient"
            words={copy.recipient}
            person={letter.recipient}
            onChange={(recipient) => edit({ recipient })}
            field={field}
          />
          <MessageField message={letter.message} onChange={(message) => edit({ message })} field={field} />
          <DeliveryFields letter={letter} onChange={edit} field={field} ownZone={timeZone} />
          <output className={styles.arrival}>{isSaved && words.saved}</output>
          {isAsking ? (
            <div ref={question} className={styles.unsure} role="group" aria-label={words.cancelTitle} tabIndex={-1}>
              <p className={styles.title}>{words.cancelTitle}</p>
              <p>{words.cancelText(sum, order.recipient.name)}</p>
              <div className={styles.actions}>
                <Button
                  isBusy={doing === 'cancel'}
                  busyLabel={words.cancelling}
                  onClick={() => void attempt('cancel', cancel)}
                >
                  {words.cancelYes(sum)}
                </Button>
                <Button variant="outline" onClick={() => setAsking(false)}>
                  {words.cancelNo}
                </Button>
              </div>
            </div>
          ) : (
            <div className={styles.actions}>
              <Button type="submit" isBusy={doing === 'change'} busyLabel={words.saving}>
                {words.save}
              </Button>
              <Button variant="outline" onClick={() => setAsking(true)}>
                {words.cancel}
              </Button>
            </div>
          )}
        </form>
      )}
    </div>
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

function letterOf(order: GiftCardOrder, timeZone: string | undefined): GiftLetter {
  const { recipient, message, deliverOn } = order;
  return {
    recipient,
    message,
    when: deliverOn ? 'day' : 'now',
    date: deliverOn ? partsOf(deliverOn.date) : emptyDate,
    timeZone: deliverOn?.timeZone ?? timeZone ?? '',
  };
}

/** "24", "December", "2026": the month by its name, which nobody takes for the day. */
function partsOf(date: string): DateParts {
  const day = new Date(`${date}T00:00:00Z`);
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(day);
  return { day: String(day.getUTCDate()), month, year: String(day.getUTCFullYear()) };
}
