'use client';

import type { ReactNode } from 'react';
import type { GiftCardOptions } from '@myler/api-client/contract';
import { currencies, formatMoney, isCurrencyCode, type CurrencyCode, type Money } from '@myler/config/currencies';
import { isMembershipId, membershipSummaries } from '@myler/config/membership-ids';
import { ChoiceChips } from '@myler/ui/choice-chips';
import { Fieldset } from '@myler/ui/fieldset';
import { Price } from '@myler/ui/price';
import { RadioCards } from '@myler/ui/radio-cards';
import { TextField } from '@myler/ui/text-field';
import { copy } from './copy.ts';
import { OTHER_SUM, type GiftForm } from './gift-form.ts';
import type { FieldOf } from '../core/use-form.ts';
import styles from './GiftCardForm.module.css';

interface WorthFieldsProps {
  form: GiftForm;
  options: GiftCardOptions;
  /** False on the server: then the HTML has the amount in every currency, and the page shows one. */
  isCurrencyKnown: boolean;
  onChange: (change: Partial<GiftForm>) => void;
  onChooseCurrency: (currency: CurrencyCode) => void;
  field: FieldOf;
}

/** What the card is worth: an amount or a year of a membership, in a currency of its own. */
export function WorthFields(props: WorthFieldsProps) {
  const { form, isCurrencyKnown, onChange, onChooseCurrency, field } = props;
  return (
    <Fieldset legend={copy.worth.legend}>
      <ChoiceChips
        {...field('kind')}
        label={copy.worth.kind}
        labelHidden
        isRequired
        value={form.kind}
        onChange={(kind) => onChange({ kind: kind === 'membership' ? 'membership' : 'sum' })}
        options={[
          { value: 'sum', label: copy.worth.sum },
          { value: 'membership', label: copy.worth.membership },
        ]}
      />
      <ChoiceChips
        {...field('giftCurrency')}
        label={copy.worth.currency}
        description={copy.worth.currencyHint}
        isRequired
        value={isCurrencyKnown ? form.currency : ''}
        onChange={(code) => isCurrencyCode(code) && onChooseCurrency(code)}
        options={currencies.map(({ code, symbol, name }) => ({ value: code, label: `${symbol} ${name}` }))}
      />
      {form.kind === 'sum' ? <Sum {...props} /> : <Membership {...props} />}
    </Fieldset>
  );
}

function Sum({ form, options, isCurrencyKnown, onChange, field }: WorthFieldsProps) {
  const inEach = (amount: number) => options.presets.filter((preset) => preset.amount === amount);
  const amounts = [...new Set(options.presets.map(({ amount }) => amount))];
  const limit = options.limits.find(({ minimum }) => minimum.currency === form.currency);
  return (
    <>
      <ChoiceChips
        {...field('sum')}
        label={copy.worth.amount}
        isRequired
        value={form.sum}
        onChange={(sum) => onChange({ sum })}
        options={[
          ...amounts.map((amount) => ({
            value: String(amount),
            label: sumText(inEach(amount), form.currency, isCurrencyKnown),
          })),
          { value: OTHER_SUM, label: copy.worth.other },
        ]}
      />
      {form.sum === OTHER_SUM && (
        <div className={styles.short}>
          <TextField
            {...field('amount')}
            label={copy.worth.otherLabel}
            description={limit && copy.worth.otherHint(formatMoney(limit.minimum), formatMoney(limit.maximum))}
            kind="digits"
            autoComplete="off"
            isRequired
            value={form.otherSum}
            onChange={(otherSum) => onChange({ otherSum })}
          />
        </div>
      )}
    </>
  );
}

function Membership({ form, options, isCurrencyKnown, onChange, field }: WorthFieldsProps) {
  return (
    <RadioCards
      {...field('membershipId')}
      label={copy.worth.memberships}
      isRequired
      value={form.membershipId}
      onChange={(id) => isMembershipId(id) && onChange({ membershipId: id })}
      options={options.memberships.map(({ membershipId, name, prices }) => ({
        value: membershipId,
        title: name,
        description: membershipSummaries[membershipId],
        price: sumText(prices, form.currency, isCurrencyKnown),
      }))}
    />
  );
}

/** An amount in the form's currency, or in every currency while the currency is unknown. */
export function sumText(prices: readonly Money[], currency: CurrencyCode, isCurrencyKnown: boolean): ReactNode {
  if (!isCurrencyKnown) {
    return <Price prices={prices.map((price) => ({ currency: price.currency, text: formatMoney(price) }))} />;
  }
  const price = prices.find((candidate) => candidate.currency === currency);
  return price ? formatMoney(price) : '';
}
