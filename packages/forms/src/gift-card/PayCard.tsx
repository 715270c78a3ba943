import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import type { GiftCardOptions } from '@myler/api-client/contract';
import { formatMoney } from '@myler/config/currencies';
import { membershipById } from '@myler/config/memberships';
import { Button } from '@myler/ui/button';
import { FactsList } from '@myler/ui/facts-list';
import { CardFields } from '../card-fields/CardFields.tsx';
import type { CardEdits, CreditCardForm } from '../card-fields/creditCard.ts';
import { copy } from './copy.ts';
import { GiftErrorSummary } from './GiftErrorSummary.tsx';
import { arrivalInWords } from './delivery.ts';
import { deliverOnOf, worthOf, type GiftForm } from './giftForm.ts';
import type { useGiftFields } from './useGiftFields.ts';
import styles from './GiftCardForm.module.css';

export interface PayCardProps {
  form: GiftForm;
  options: GiftCardOptions;
  card: CreditCardForm;
  fields: ReturnType<typeof useGiftFields>;
  isBusy: boolean;
  termsHref: string;
  onEditCard: (edits: CardEdits) => void;
  onBack: () => void;
  onPay: () => void;
}

/** What was said before a card is paid for, of all that was said about it on the page. */
const FACTS = new Set(['gift-validity', 'gift-refund', 'gift-spending']);

/** The card once more in words, what it binds both sides to, and one button that names the sum. */
export function PayCard({ form, options, card, fields, isBusy, termsHref, onEditCard, onBack, onPay }: PayCardProps) {
  const { field } = fields;
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    // The button that had the focus is gone. Before the first paint, so that no field is pressed before the page moves.
    title.current?.scrollIntoView({ block: 'start' });
    title.current?.focus({ preventScroll: true });
  }, []);
  const worth = worthOf(form, options);
  const day = deliverOnOf(form);
  const design = options.designs.find(({ id }) => id === form.design);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onPay();
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <div>
        <h2 ref={title} className={styles.title} tabIndex={-1}>
          {copy.pay.title}
        </h2>
        <p className={styles.lead}>{copy.pay.lead}</p>
      </div>
      <GiftErrorSummary fields={fields} title={copy.pay.summary} />
      <div>
        <FactsList
          facts={[
            { term: 'Picture', detail: design?.name },
            {
              term: 'Holds',
              detail:
                form.membershipId && form.kind === 'membership'
                  ? `${copy.preview.yearOf(membershipById(form.membershipId).name)}, ${worth ? formatMoney(worth) : ''}`
                  : worth && formatMoney(worth),
            },
            { term: 'To', detail: copy.done.person(form.recipient) },
            { term: 'From', detail: copy.done.person(form.sender) },
            ...(form.message.trim()
              ? [
                  {
                    term: 'Inside',
                    detail: (
                      <span className={styles.quoted} dir="auto">
                        {form.message.trim()}
                      </span>
                    ),
                  },
                ]
              : []),
            { term: 'Arrives', detail: day ? arrivalInWords(day) : copy.done.atOnce },
          ]}
        />
        <Button variant="quiet" onClick={onBack} disabled={isBusy}>
          {copy.pay.back}
        </Button>
      </div>
      <CardFields card={card} onEdit={onEditCard} field={field} currency={form.currency} />
      <section className={styles.facts} aria-labelledby="gift-facts">
        <h3 id="gift-facts">{copy.pay.facts}</h3>
        <dl>
          {options.facts
            .filter(({ id }) => FACTS.has(id))
            .map(({ id, title: term, text }) => (
              <div key={id}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
        </dl>
        <p>
          {copy.pay.terms} {/* In a tab of its own: what was typed here is nowhere else. */}
          <a href={termsHref} target="_blank" rel="noreferrer">
            {copy.pay.termsLink}
          </a>
          .
        </p>
      </section>
      <div className={styles.actions}>
        <Button type="submit" variant="gold" isBusy={isBusy} busyLabel={copy.pay.paying}>
          {worth ? copy.pay.pay(formatMoney(worth, { cents: true })) : copy.pay.pay('')}
        </Button>
      </div>
    </form>
  );
}
