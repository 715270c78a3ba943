'use client';

import { ChoiceChips } from '@myler/ui/choice-chips';
import { DateField } from '@myler/ui/date-field';
import { Fieldset } from '@myler/ui/fieldset';
import { SelectField } from '@myler/ui/select-field';
import { copy } from './copy.ts';
import type { DeliveryDays } from '@myler/domain/gift-cards';
import { Box } from '@myler/ui/layout';
import { arrivalElsewhere, arrivalInWords } from './delivery.ts';
import { deliverOnOf, type ChangeableGift } from './gift-form.ts';
import { placeOptions } from './places.ts';
import type { FieldOf } from '../core/use-form.ts';
import styles from './GiftCardForm.module.css';

export interface DeliveryFieldsProps {
  gift: ChangeableGift;
  onChange: (change: Partial<ChangeableGift>) => void;
  field: FieldOf;
  /** The visitor's time zone: the form also shows the time of delivery in it. */
  ownZone: string | undefined;
  /** The days that the calendar offers for a recipient in a time zone. */
  daysIn: (timeZone: string) => DeliveryDays;
}

/**
 * When to deliver: immediately, or on a date in the recipient's time zone. It shows the full time before the visitor
 * decides.
 */
export function DeliveryFields({ gift, onChange, field, ownZone, daysIn }: DeliveryFieldsProps) {
  const day = deliverOnOf(gift);
  const { first, last } = daysIn(gift.timeZone || ownZone || 'UTC');
  const elsewhere = day && arrivalElsewhere(day, ownZone);
  return (
    <Fieldset legend={copy.delivery.legend}>
      <ChoiceChips
        {...field('when')}
        label={copy.delivery.label}
        labelHidden
        isRequired
        value={gift.when}
        onChange={(when) => onChange({ when: when === 'day' ? 'day' : 'now' })}
        options={[
          { value: 'now', label: copy.delivery.now },
          { value: 'day', label: copy.delivery.day },
        ]}
      />
      {gift.when === 'day' && (
        <>
          <div className={styles.day}>
            <DateField
              {...field('deliverOn.date')}
              label={copy.delivery.date}
              description={copy.delivery.dateHint}
              isRequired
              earliest={first}
              latest={last}
              value={gift.date}
              onChange={(date) => onChange({ date })}
            />
            <SelectField
              {...field('deliverOn.timeZone')}
              label={copy.delivery.place}
              description={copy.delivery.placeHint}
              isRequired
              value={gift.timeZone}
              onChange={(timeZone) => onChange({ timeZone })}
              options={placeOptions(ownZone, gift.timeZone)}
            />
          </div>
          {/* A live region must be in the document before its text changes. */}
          <Box as="output" marked className={styles.arrival}>
            {day && `${arrivalInWords(day)}. ${elsewhere ?? ''}`}
          </Box>
        </>
      )}
    </Fieldset>
  );
}
