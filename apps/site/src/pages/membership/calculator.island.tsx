import { useState } from 'react';
import { address } from '@myler/config/address';
import { Button } from '@myler/ui/button';
import { membershipById } from '@myler/config/memberships';
import { useIsLive } from '@myler/ui/use-is-live';
import type { Costs } from './payback-costs.ts';
import { hasUpgrades, most, paybackTiers, type Year, type YearNumber } from './payback.ts';
import { Sums } from './membership.Sums.tsx';
import styles from './calculator.island.module.css';

interface CalculatorProps {
  /** The initial year: from the address, or an example. */
  year: Year;
  costs: Costs;
}

interface Field {
  name: YearNumber;
  label: string;
  hint: string;
  /** The labels of the buttons beside it. */
  fewer: string;
  more: string;
}

const fields: readonly Field[] = [
  {
    name: 'nights',
    label: 'Nights away',
    hint: 'in our hotels, in one year',
    fewer: 'Fewer nights',
    more: 'More nights',
  },
  { name: 'people', label: 'At breakfast', hint: 'children included', fewer: 'Fewer people', more: 'More people' },
  { name: 'breakfast', label: 'One breakfast', hint: 'what it costs where you stay', fewer: 'Cheaper', more: 'Dearer' },
  {
    name: 'better',
    label: 'Better rooms',
    hint: 'nights on which one may be free',
    fewer: 'Fewer nights in a better room',
    more: 'More nights in a better room',
  },
  {
    name: 'difference',
    label: 'The difference',
    hint: 'what that room costs more, a night',
    fewer: 'A smaller difference',
    more: 'A larger difference',
  },
];

/** The step of one press. */
const steps: Record<YearNumber, number> = { nights: 1, people: 1, breakfast: 1, better: 1, difference: 10 };

/** Calculates the sum at each change. Without scripts the form is submitted, and the page returns with the sum. */
export function Calculator({ year: initialYear, costs }: CalculatorProps) {
  const [year, setYear] = useState(initialYear);
  const isLive = useIsLive();
  return (
    <div className={styles.layout}>
      {/* The answer is in this part of the page, hence the hash. */}
      <form
        className={styles.form}
        action={address('/membership', { hash: 'pays' })}
        onSubmit={(event) => event.preventDefault()}
      >
        <fieldset className={styles.tiers}>
          <legend>The card</legend>
          {paybackTiers.map((tier) => (
            <label key={tier}>
              <input
                type="radio"
                name="tier"
                value={tier}
                checked={year.tier === tier}
                onChange={() => setYear({ ...year, tier })}
              />
              <span>{membershipById(tier).name}</span>
            </label>
          ))}
        </fieldset>
        {fields.map((field) => (
          <NumberField key={field.name} {...{ field, year, isLive }} onChange={setYear} />
        ))}
        {!isLive && (
          <Button type="submit" variant="outline">
            Work it out
          </Button>
        )}
      </form>
      <output className={styles.sums} htmlFor={fields.map(({ name }) => `pays-${name}`).join(' ')}>
        <Sums year={year} costs={costs} />
      </output>
    </div>
  );
}

interface NumberFieldProps {
  field: Field;
  year: Year;
  /** The buttons need scripts, so they are rendered only after hydration. */
  isLive: boolean;
  onChange: (year: Year) => void;
}

function NumberField({ field: { name, label, hint, fewer, more }, year, isLive, onChange }: NumberFieldProps) {
  return (
    <div className={styles.field} data-ignored={isIgnored(name, year) ? '' : undefined}>
      <label htmlFor={`pays-${name}`}>
        {label} <small>{hint}</small>
      </label>
      <div className={styles.number}>
        {isLive && (
          <button type="button" aria-label={fewer} onClick={() => onChange(withStep(year, name, -steps[name]))}>
            −
          </button>
        )}
        <input
          id={`pays-${name}`}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={year[name]}
          onChange={({ target }) =>
            onChange({ ...year, [name]: Math.min(most[name], Number(target.value.replace(/\D/g, ''))) })
          }
        />
        {isLive && (
          <button type="button" aria-label={more} onClick={() => onChange(withStep(year, name, steps[name]))}>
            +
          </button>
        )}
      </div>
    </div>
  );
}

function withStep(year: Year, name: YearNumber, by: number): Year {
  return { ...year, [name]: Math.min(most[name], Math.max(0, year[name] + by)) };
}

/** Travel has no room upgrades: the values of their fields are kept but do not count. */
function isIgnored(name: YearNumber, { tier }: Year): boolean {
  return !hasUpgrades(tier) && (name === 'better' || name === 'difference');
}
