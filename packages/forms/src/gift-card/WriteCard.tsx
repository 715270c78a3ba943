import { minWidth } from '@myler/config/breakpoints';
import type { SyntheticEvent } from 'react';
import type { GiftCardOptions } from '@myler/api-client/contract';
import type { CurrencyCode } from '@myler/config/currencies';
import { Button } from '@myler/ui/button';
import { Fieldset } from '@myler/ui/fieldset';
import { PictureRadios } from '@myler/ui/picture-radios';
import { copy } from './copy.ts';
import { GiftErrorSummary } from './GiftErrorSummary.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import type { GiftForm } from './giftForm.ts';
import { MessageField } from './MessageField.tsx';
import { PersonFields } from './PersonFields.tsx';
import type { useGiftFields } from './useGiftFields.ts';
import { WorthFields } from './WorthFields.tsx';
import styles from './GiftCardForm.module.css';

interface WriteCardProps {
  /** While the card is paid for. What is written stays in the document: Back, from another page, finds it there. */
  isHidden: boolean;
  form: GiftForm;
  options: GiftCardOptions;
  isCurrencyKnown: boolean;
  fields: ReturnType<typeof useGiftFields>;
  timeZone: string | undefined;
  onChange: (change: Partial<GiftForm>) => void;
  onChooseCurrency: (currency: CurrencyCode) => void;
  onSubmit: () => void;
}

/** Everything that is written on a card, in, and on its envelope. `data-side` says which side of the card shows it. */
export function WriteCard({
  isHidden,
  form,
  options,
  isCurrencyKnown,
  fields,
  timeZone,
  onChange,
  onChooseCurrency,
  onSubmit,
}: WriteCardProps) {
  const { field } = fields;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    // `post`, so that no browser ever writes a message into a URL.
    <form className={styles.form} method="post" noValidate hidden={isHidden} onSubmit={submit}>
      {!isHidden && <GiftErrorSummary fields={fields} title={copy.write.summary} />}
      <div data-side="face">
        <Fieldset legend={copy.design.legend}>
          <PictureRadios
            {...field('design')}
            label={copy.design.label}
            labelHidden
            isRequired
            sizes={`${minWidth('md')} 12rem, 30vw`}
            value={form.design}
            onChange={(design) => onChange({ design })}
            options={options.designs.map(({ id, name, picture }) => ({ value: id, title: name, picture }))}
          />
        </Fieldset>
      </div>
      <div data-side="inside">
        <WorthFields {...{ form, options, isCurrencyKnown, onChange, onChooseCurrency, field }} />
      </div>
      <div className={styles.written} data-side="inside">
        <PersonFields
          who="recipient"
          words={copy.recipient}
          person={form.recipient}
          onChange={(recipient) => onChange({ recipient })}
          field={field}
        />
        <MessageField message={form.message} onChange={(message) => onChange({ message })} field={field} />
        <PersonFields
          who="sender"
          words={copy.sender}
          person={form.sender}
          onChange={(sender) => onChange({ sender })}
          field={field}
        />
      </div>
      <DeliveryFields letter={form} onChange={onChange} field={field} ownZone={timeZone} />
      <div className={styles.actions}>
        <Button type="submit">{copy.write.next}</Button>
      </div>
    </form>
  );
}
