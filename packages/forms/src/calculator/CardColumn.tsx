import type { ReactElement } from 'react';
import type { CurrencyCode } from '@myler/config/currencies';
import { membershipNames, type MembershipId } from '@myler/config/membership-ids';
import { uncountedBenefits } from '@myler/config/memberships';
import {
  breakEvenNight,
  hasUpgrades,
  returnsInWords,
  yearIn,
  type ComparedCard,
  type EnteredYear,
  type PaybackTier,
} from '@myler/domain/payback';
import { MembershipCard, MembershipCardPicture } from '@myler/ui/membership-card';
import { Text } from '@myler/ui/text';
import { TickList } from '@myler/ui/tick-list';
import { moneyIn } from './money-in.ts';
import styles from './CardColumn.module.css';

interface CardColumnProps {
  tier: PaybackTier;
  cardSource: ((membershipId: MembershipId) => string) | undefined;
  join: ReactElement | undefined;
  year: EnteredYear;
  /** What the card returns, in each currency, of which the page shows one. */
  sums: readonly { code: CurrencyCode; card: ComparedCard }[];
}

/** One card with somebody's year. Its lines are those of the other cards, at the same heights. */
export function CardColumn({ tier, year, cardSource, join, sums }: CardColumnProps) {
  const name = membershipNames[tier];
  const src = cardSource?.(tier);
  return (
    <li className={styles.column} data-tier={tier}>
      <div className={styles.flag}>
        {sums.map(({ code, card: { isBest, gain } }) => (
          <span key={code} className={styles.best} data-best={isBest || undefined} data-price={code}>
            {isBest && (gain >= 0 ? 'Leaves you the most' : 'Costs you the least')}
          </span>
        ))}
      </div>
      <div className={styles.card}>
        {src ? (
          <MembershipCardPicture src={src} name={name} decorative />
        ) : (
          <MembershipCard membershipId={tier} name={name} decorative />
        )}
      </div>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.sums}>
        {sums.map(({ code, card }) => (
          <div key={code} data-price={code}>
            <Sums card={card} year={year} code={code} />
          </div>
        ))}
      </div>
      <div className={styles.uncounted}>
        <Text size="small" weight="semibold">
          Not in the sum
        </Text>
        <TickList items={uncountedBenefits(tier)} />
      </div>
      <div className={styles.join}>{join}</div>
    </li>
  );
}

interface SumsProps {
  card: ComparedCard;
  year: EnteredYear;
  code: CurrencyCode;
}

function Sums({ card: { tier, breakfasts, upgrades, cost, gain }, year, code }: SumsProps) {
  const money = moneyIn(code);
  return (
    <>
      <span className={styles.lines} role="list" aria-label="How the sum comes about">
        <Line label="Breakfasts" sum={money(breakfasts)} />
        <Line label="Better rooms" sum={hasUpgrades(tier) ? money(upgrades) : 'not on it'} />
        <Line label="The card, a year" sum={`−${money(cost)}`} />
      </span>
      <span className={styles.result}>
        <span>{gain >= 0 ? 'leaves you' : 'costs you'}</span> <b>{money(gain)}</b>
      </span>
      <Text as="span" size="caption" tone="quiet" className={styles.returns}>
        {returnsInWords(breakEvenNight(yearIn(year, tier, code), cost))}
      </Text>
    </>
  );
}

function Line({ label, sum }: { label: string; sum: string }) {
  return (
    <span role="listitem" className={styles.line}>
      <span className={`${styles.words} heard-around`}>{label}</span> <span>{sum}</span>
    </span>
  );
}
