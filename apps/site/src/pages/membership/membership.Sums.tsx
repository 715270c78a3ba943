import { currencies, formatMoney, type CurrencyCode } from '@myler/config/currencies';
import { membershipById } from '@myler/config/memberships';
import type { Costs } from './payback-costs.ts';
import { hasUpgrades, payback, type Payback, type Year } from './payback.ts';
import { verdict } from './payback-words.ts';
import { PaybackChart } from './membership.PaybackChart.tsx';
import { live } from '../../live/live.ts';
import styles from './membership.Sums.module.css';

/** The answer, its calculation, and our advice. In each currency, of which the page shows one. */
export function Sums({ year, costs }: { year: Year; costs: Costs }) {
  return currencies.map(({ code }) => (
    <span key={code} {...live({ price: code })} className={styles.currency}>
      <InCurrency year={year} costs={costs} currency={code} />
    </span>
  ));
}

function InCurrency({ year, costs, currency }: { year: Year; costs: Costs; currency: CurrencyCode }) {
  const cost = costs[year.tier]?.[currency];
  if (cost === undefined) return null;
  const sum = payback(year, cost);
  const money = (whole: number) => formatMoney({ amount: Math.abs(whole) * 100, currency });
  const { name } = membershipById(year.tier);
  return (
    <>
      <span className={styles.title}>Your year with {name}</span>
      <span className={styles.result}>
        <b>{money(sum.left)}</b> {sum.left >= 0 ? 'better off, by these sums' : 'short, by these sums'}
      </span>
      <PaybackChart year={year} sum={sum} money={money} name={name} />
      <Lines year={year} sum={sum} money={money} name={name} />
      <span className={styles.verdict}>{verdict(year, costs, currency)}</span>
    </>
  );
}

interface LinesProps {
  year: Year;
  sum: Payback;
  money: (whole: number) => string;
  name: string;
}

/** The formula with this year's numbers. Made of spans, because `<output>` may contain phrasing content only. */
function Lines({ year, sum, money, name }: LinesProps) {
  const nights = Math.min(year.better, year.nights);
  return (
    <span className={styles.lines} role="list" aria-label="How the sum comes about">
      <Line
        words={`${year.nights} nights × ${year.people} at breakfast × ${money(year.breakfast)}`}
        sum={money(sum.breakfasts)}
      />
      {hasUpgrades(year.tier) && (
        <Line words={`${nights} nights in a better room × ${money(year.difference)}`} sum={money(sum.upgrades)} />
      )}
      <Line words="Comes back" sum={money(sum.returned)} strong />
      <Line words={`${name}, one year`} sum={`−${money(sum.cost)}`} />
    </span>
  );
}

function Line({ words, sum, strong = false }: { words: string; sum: string; strong?: boolean }) {
  return (
    <span role="listitem" className={strong ? styles.strong : styles.line}>
      <span>{words}</span> <span>{sum}</span>
    </span>
  );
}
