import { formatMoney, type CurrencyCode } from '@myler/config/currencies';
import { membershipNames } from '@myler/config/membership-ids';
import { hasUpgrades, payback, type Payback, type Year, breakEvenInWords } from '@myler/domain/payback';
import { Cluster } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { PaybackChart } from './PaybackChart.tsx';
import styles from './Sums.module.css';

interface SumsProps {
  year: Year;
  cost: number;
  currency: CurrencyCode;
}

/** The answer and how it is calculated, in one currency. */
export function Sums({ year, cost, currency }: SumsProps) {
  const sum = payback(year, cost);
  const money = (whole: number) => formatMoney({ amount: Math.abs(whole) * 100, currency });
  const name = membershipNames[year.tier];
  return (
    <>
      <span className={styles.title}>{`Your year with ${name}`}</span>
      {/* Read out at each change: the answer, and not how it comes about. */}
      <Cluster
        as="output"
        gap={4}
        rows={0}
        align="baseline"
        before={3}
        className={styles.result}
        htmlFor="pays-nights pays-people pays-better"
      >
        <b>{money(sum.gain)}</b> <span>{sum.gain >= 0 ? 'better off, by these sums' : 'short, by these sums'}</span>
      </Cluster>
      <PaybackChart year={year} sum={sum} money={money} name={name} />
      <Lines year={year} sum={sum} money={money} name={name} />
      <Text as="span" size="subtitle" weight="light" before={7} className={styles.verdict}>
        {breakEvenInWords(year, sum)}
      </Text>
    </>
  );
}

interface LinesProps {
  year: Year;
  sum: Payback;
  money: (whole: number) => string;
  name: string;
}

/** The formula with this year's numbers. */
function Lines({ year, sum, money, name }: LinesProps) {
  const nights = Math.min(year.better, year.nights);
  return (
    <span className={styles.lines} role="list" aria-label="How the sum comes about">
      <Line
        label={`${year.nights} nights × ${year.people} at breakfast × ${money(year.breakfast)}`}
        sum={money(sum.breakfasts)}
      />
      {hasUpgrades(year.tier) && (
        <Line label={`${nights} nights in a better room × ${money(year.difference)}`} sum={money(sum.upgrades)} />
      )}
      <Line label="Comes back" sum={money(sum.returned)} strong />
      <Line label={`${name}, one year`} sum={`−${money(sum.cost)}`} />
    </span>
  );
}

function Line({ label, sum, strong = false }: { label: string; sum: string; strong?: boolean }) {
  return (
    <span role="listitem" className={strong ? styles.strong : styles.line}>
      <span className={`${styles.words} heard-around`}>{label}</span> <span>{sum}</span>
    </span>
  );
}
