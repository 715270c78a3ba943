'use client';

import { currencyCodes, currencyPlurals, DEFAULT_CURRENCY, type CurrencyCode } from '@myler/config/currencies';
import {
  paybackField,
  numberIn,
  paybackSteps,
  withNumber,
  type AmountName,
  type CountName,
  type EnteredYear,
} from '@myler/domain/payback';
import { Text } from '@myler/ui/text';
import styles from './YearFields.module.css';

interface Copy {
  label: string;
  hint: string;
  /** The labels of the buttons beside it. */
  fewer: string;
  more: string;
}

const copy: Record<CountName | AmountName, Copy> = {
  nights: {
    label: 'Nights away, a year',
    hint: 'in our hotels',
    fewer: 'Fewer nights',
    more: 'More nights',
  },
  stays: { label: 'Stays', hint: 'in how many hotels', fewer: 'Fewer stays', more: 'More stays' },
  people: { label: 'At breakfast', hint: 'children included', fewer: 'Fewer people', more: 'More people' },
  breakfast: {
    label: 'One breakfast',
    hint: 'what it costs where you stay',
    fewer: 'A cheaper breakfast',
    more: 'A dearer breakfast',
  },
  better: {
    label: 'Nights in a better room',
    hint: 'on which one may be free',
    fewer: 'Fewer nights in a better room',
    more: 'More nights in a better room',
  },
  difference: {
    label: 'What it costs more',
    hint: 'that room, a night',
    fewer: 'A smaller difference',
    more: 'A larger difference',
  },
};

interface YearFieldsProps {
  year: EnteredYear;
  /** The buttons need scripts, so they are rendered only after hydration. */
  isLive: boolean;
  onChange: (year: EnteredYear) => void;
}

/** All that is asked about a year. */
export function YearFields(props: YearFieldsProps) {
  return (
    <div className={styles.fields}>
      <NumberField name="nights" {...props} />
      <NumberField name="stays" {...props} />
      <NumberField name="people" {...props} />
      <AmountFields name="breakfast" {...props} />
      <NumberField name="better" {...props} />
      <AmountFields name="difference" {...props} />
    </div>
  );
}

/** The field of an amount in each currency, of which the page shows one. */
function AmountFields(props: YearFieldsProps & { name: AmountName }) {
  return currencyCodes.map((code) => (
    <div key={code} data-price={code} className={styles.cell}>
      <OneField {...props} currency={code} hint={`${copy[props.name].hint}, in ${currencyPlurals[code]}`} />
    </div>
  ));
}

function NumberField(props: YearFieldsProps & { name: CountName }) {
  return <OneField {...props} currency={DEFAULT_CURRENCY} hint={copy[props.name].hint} />;
}

interface OneFieldProps extends YearFieldsProps {
  name: CountName | AmountName;
  currency: CurrencyCode;
  hint: string;
}

function OneField({ name, year, isLive, onChange, currency, hint }: OneFieldProps) {
  const { label, fewer, more } = copy[name];
  const value = numberIn(year, name, currency);
  const id = `pays-${paybackField(name, currency)}`;
  const enter = (number: number) => onChange(withNumber(year, name, currency, number));
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <span>{label}</span>{' '}
        <Text as="small" size="caption" tone="quiet">
          {hint}
        </Text>
      </label>
      <div className={styles.number}>
        {isLive && (
          <button type="button" aria-label={fewer} onClick={() => enter(value - paybackSteps[name])}>
            −
          </button>
        )}
        <input
          id={id}
          name={paybackField(name, currency)}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={({ target }) => enter(Number(target.value.replace(/\D/g, '')))}
        />
        {isLive && (
          <button type="button" aria-label={more} onClick={() => enter(value + paybackSteps[name])}>
            +
          </button>
        )}
      </div>
    </div>
  );
}
