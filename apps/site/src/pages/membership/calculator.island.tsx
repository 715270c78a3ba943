import { useState, type ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { address } from '@myler/config/address';
import { currencyCodes, DEFAULT_CURRENCY, type CurrencyCode } from '@myler/config/currencies';
import { Button } from '@myler/ui/button';
import { membershipById } from '@myler/config/memberships';
import { currencyAtom } from '@myler/state/currency';
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
import { live } from '@myler/islands/attributes';
import { Grid, Split, Stack } from '@myler/ui/layout';
import { AmountFields, NumberField } from './membership.NumberField.tsx';
import { Sums } from './membership.Sums.tsx';
import styles from './calculator.island.module.css';

interface CalculatorProps {
  /** The initial year: from the address, or an example. */
  year: EnteredYear;
  costs: Costs;
}

/**
 * Calculates the sum at each change. Without scripts the form is submitted, and the page returns with the sum. It has
 * all sums and amounts in each currency, of which the page shows one.
 */
export function Calculator({ year: initialYear, costs }: CalculatorProps) {
  const [entered, setEntered] = useState(initialYear);
  const isLive = useIsLive();
  const shownCurrency = useAtomValue(currencyAtom);
  const year = withNights(entered, costs, (isLive && shownCurrency) || DEFAULT_CURRENCY);
  const fields = { entered, year, isLive, onChange: setEntered };
  return (
    <Split ratio="5/7" rows={8}>
      {/* The answer is in this part of the page, hence the hash. */}
      <Stack
        as="form"
        className={styles.form}
        action={address('/membership', { hash: 'pays' })}
        onSubmit={(event) => event.preventDefault()}
      >
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
                <span>{membershipById(tier).name}</span> <FromNight year={{ ...year, tier }} costs={costs} />
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
        <span key={code} {...live({ price: code })} className={styles.currency}>
          {children(yearIn(year, code), cost, code)}
        </span>
      )
    );
  });
}
