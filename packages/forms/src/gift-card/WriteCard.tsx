'use client';

import { minWidth } from '@myler/config/breakpoints';
import type { GiftCardOptions } from '@myler/api-client/contract';
import { Button } from '@myler/ui/button';
import { Fieldset } from '@myler/ui/fieldset';
import { Cluster, Stack } from '@myler/ui/layout';
import { PictureRadios } from '@myler/ui/picture-radios';
import { FormSummary } from '../form-core/FormSummary.tsx';
import type { FieldOf } from '../form-core/useForm.ts';
import { copy } from './copy.ts';
import { DeliveryFields, type DeliveryFieldsProps } from './DeliveryFields.tsx';
import type { GiftForm } from './giftForm.ts';
import { SmallPreview } from './GiftPreview.tsx';
import { MessageField } from './MessageField.tsx';
import { PersonFields } from './PersonFields.tsx';
import type { useWriting } from './useWriting.ts';
import { WorthFields } from './WorthFields.tsx';
import styles from './GiftCardForm.module.css';

interface WriteCardProps {
  /** True during the payment. The fields stay in the document, so that Back from another page restores them. */
  isHidden: boolean;
  gift: GiftForm;
  options: GiftCardOptions;
  isCurrencyKnown: boolean;
  writing: ReturnType<typeof useWriting>['writing'];
  delivery: Pick<DeliveryFieldsProps, 'ownZone' | 'daysIn'>;
  onChooseDesign: () => void;
}

/** The first form: everything on, in and around the card. `data-side` names the side of the card that shows a field. */
export function WriteCard({
  isHidden,
  gift,
  options,
  isCurrencyKnown,
  writing,
  delivery,
  onChooseDesign,
}: WriteCardProps) {
  const { field, edit } = writing;
  return (
    // `post`, so that a submit before hydration does not write the message into the URL.
    <form className={styles.form} method="post" noValidate hidden={isHidden} onSubmit={writing.submit}>
      <FormSummary form={writing} title={{ ...copy.write.summary, notice: copy.notice }} />
      <div data-side="face">
        <DesignField
          field={field}
          designs={options.designs}
          value={gift.design}
          onChange={(design) => {
            edit({ design });
            onChooseDesign();
          }}
        />
      </div>
      <Stack gap={8} className={styles.belowDesigns}>
        <SmallPreview form={gift} {...{ options, isCurrencyKnown }} />
        <div data-side="inside">
          <WorthFields
            form={gift}
            {...{ options, isCurrencyKnown, field }}
            onChange={edit}
            onChooseCurrency={(currency) => edit({ currency })}
          />
        </div>
        <Stack gap={8} data-side="inside">
          <PersonFields
            who="recipient"
            words={copy.recipient}
            person={gift.recipient}
            onChange={(recipient) => edit({ recipient })}
            field={field}
          />
          <MessageField message={gift.message} onChange={(message) => edit({ message })} field={field} />
          <PersonFields
            who="sender"
            words={copy.sender}
            person={gift.sender}
            onChange={(sender) => edit({ sender })}
            field={field}
          />
        </Stack>
        <DeliveryFields gift={gift} onChange={edit} field={field} {...delivery} />
      </Stack>
      <Cluster gap={4}>
        <Button type="submit">{copy.write.next}</Button>
      </Cluster>
    </form>
  );
}

interface DesignFieldProps {
  field: FieldOf;
  designs: GiftCardOptions['designs'];
  value: string;
  onChange: (design: string) => void;
}

function DesignField({ field, designs, value, onChange }: DesignFieldProps) {
  return (
    <Fieldset legend={copy.design.legend}>
      <PictureRadios
        {...field('design')}
        label={copy.design.label}
        labelHidden
        isRequired
        sizes={`${minWidth('md')} 12rem, 30vw`}
        value={value}
        onChange={onChange}
        options={designs.map(({ id, name, picture }) => ({ value: id, title: name, picture }))}
      />
    </Fieldset>
  );
}
