'use client';

import { useState, type ReactNode } from 'react';
import { useAtomValue } from 'jotai/react';
import { currencyCodes, DEFAULT_CURRENCY, type CurrencyCode } from '@myler/config/currencies';
import { Button } from '@myler/ui/button';
import { membershipNames } from '@myler/config/membership-ids';
import { currencyAtom } from '@myler/state/currency';
import { Grid, Split, Stack } from '@myler/ui/layout';
import { useIsLive } from '@myler/ui/use-is-live';
import {
  breakEvenNight,
  paybackTiers,
  type Year,
  type Costs,
  fromNightInWords,
  withNights,
  yearIn,
  type EnteredYear,
  type ShownYear,
} from '@myler/domain/payback';
import { AmountFields, NumberField } from './YearFields.tsx';
import { Sums } from './Sums.tsx';
import styles from './Calculator.module.css';

export interface CalculatorProps {
  /** Where the form is submitted without scripts: the address of the part of the page that has the answer. */
  action: string;
  /** The initial year: from the address, or an example. */
  year: EnteredYear;
  costs: Costs;
}

/**
 * From which night a membership pays for itself. Calculates the sum at each change. Without scripts the form is submitted, and
 * the page returns with the sum. It has all sums and amounts in each currency, of which the page shows one.
 */
export function Calculator({ action, year: initialYear, costs }: CalculatorProps) {
  const [entered, setEntered] = useState(initialYear);
  const isLive = useIsLive();
  const shownCurrency = useAtomValue(currencyAtom);
  const year = withNights(entered, costs, (isLive && shownCurrency) || DEFAULT_CURRENCY);
  const fields = { entered, year, isLive, onChange: setEntered };
  return (
    <Split ratio="5/7" rows={8}>
      <Stack as="form" className={styles.form} action={action} onSubmit={(event) => event.preventDefault()}>
        <Grid as="fieldset" columns={4} narrow gap={1} className={styles.tiers}>
          <legend>The card</legend>
          {paybackTiers.map((tier) => (
            <label key={tier}>
              <input
                type="radio"
                name="tier"
                value={tier}
                checked={year.tier === tier}
                onChange={() => setEntered({ ...entered, tier })}
              />
              <span>
                <span>{membershipNames[tier]}</span> <FromNight year={{ ...year, tier }} costs={costs} />
              </span>
            </label>
          ))}
        </Grid>
        <div className={styles.fields}>
          <NumberField name="nights" {...fields} />
          <NumberField name="people" {...fields} />
          <AmountFields name="breakfast" {...fields} />
          <NumberField name="better" {...fields} />
          <AmountFields name="difference" {...fields} />
        </div>
        {!isLive && (
          <Button type="submit" variant="outline">
            Work it out
          </Button>
        )}
      </Stack>
      <div className={styles.sums}>
        <InEachCurrency year={year} costs={costs}>
          {(yearInIt, cost, currency) => <Sums year={yearInIt} cost={cost} currency={currency} />}
        </InEachCurrency>
      </div>
    </Split>
  );
}

function FromNight(props: { year: ShownYear; costs: Costs }) {
  return (
    <InEachCurrency {...props}>
      {(year, cost) => <small>{fromNightInWords(breakEvenNight(year, cost))}</small>}
    </InEachCurrency>
  );
}

interface InEachCurrencyProps {
  year: ShownYear;
  costs: Costs;
  children: (year: Year, cost: number, currency: CurrencyCode) => ReactNode;
}

function InEachCurrency({ year, costs, children }: InEachCurrencyProps) {
  return currencyCodes.map((code) => {
    const cost = costs[year.tier]?.[code];
    return (
      cost !== undefined && (
        <span key={code} data-price={code} className={styles.currency}>
          {children(yearIn(year, code), cost, code)}
        </span>
      )
    );
  });
}
