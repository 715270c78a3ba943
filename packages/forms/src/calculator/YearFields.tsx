'use client';

import { currencyCodes, currencyPlurals, DEFAULT_CURRENCY, type CurrencyCode } from '@myler/config/currencies';
import {
  hasUpgrades,
  paybackField,
  numberIn,
  paybackSteps,
  withNumber,
  type AmountName,
  type CountName,
  type EnteredYear,
  type ShownYear,
} from '@myler/domain/payback';
import { Cluster } from '@myler/ui/layout';
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
    label: 'Nights away',
    hint: 'in our hotels, in one year',
    fewer: 'Fewer nights',
    more: 'More nights',
  },
  people: { label: 'At breakfast', hint: 'children included', fewer: 'Fewer people', more: 'More people' },
  breakfast: {
    label: 'One breakfast',
    hint: 'what it costs where you stay',
    fewer: 'A cheaper breakfast',
    more: 'A dearer breakfast',
  },
  better: {
    label: 'Better rooms',
    hint: 'nights on which one may be free',
    fewer: 'Fewer nights in a better room',
    more: 'More nights in a better room',
  },
  difference: {
    label: 'The difference',
    hint: 'what that room costs more, a night',
    fewer: 'A smaller difference',
    more: 'A larger difference',
  },
};

interface FieldProps<Name extends CountName | AmountName> {
  name: Name;
  entered: EnteredYear;
  /** The same, with the nights that stand in the form. */
  year: ShownYear;
  /** The buttons need scripts, so they are rendered only after hydration. */
  isLive: boolean;
  onChange: (entered: EnteredYear) => void;
}

/** The field of an amount in each currency, of which the page shows one. */
export function AmountFields(props: FieldProps<AmountName>) {
  return currencyCodes.map((code) => (
    <div key={code} data-price={code}>
      <OneField {...props} currency={code} hint={`${copy[props.name].hint}, in ${currencyPlurals[code]}`} />
    </div>
  ));
}

export function NumberField(props: FieldProps<CountName>) {
  return <OneField {...props} currency={DEFAULT_CURRENCY} hint={copy[props.name].hint} />;
}

interface OneFieldProps extends FieldProps<CountName | AmountName> {
  currency: CurrencyCode;
  hint: string;
}

function OneField({ name, entered, year, isLive, onChange, currency, hint }: OneFieldProps) {
  const { label, fewer, more } = copy[name];
  const value = numberIn(year, name, currency);
  const id = `pays-${paybackField(name, currency)}`;
  const enter = (number: number) => onChange(withNumber(entered, name, currency, number));
  return (
    <Cluster
      gap={6}
      rows={2}
      justify="between"
      className={styles.field}
      data-ignored={isIgnored(name, year) ? '' : undefined}
    >
      <label htmlFor={id}>
        <span>{label}</span>{' '}
        <Text as="small" size="small" tone="quiet">
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
    </Cluster>
  );
}

/** Travel has no room upgrades: the values of their fields are kept but do not count. */
function isIgnored(name: CountName | AmountName, { tier }: ShownYear): boolean {
  return !hasUpgrades(tier) && (name === 'better' || name === 'difference');
}
