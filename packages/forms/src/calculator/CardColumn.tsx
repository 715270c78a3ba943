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
import { Icon } from '@myler/ui/icon';
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
  /** Open on telephones, where the other cards are a line with their result. */
  isOpen: boolean;
  /** What the card returns, in each currency, of which the page shows one. */
  sums: readonly { code: CurrencyCode; card: ComparedCard }[];
}

/**
 * One card with somebody's year. Its lines are those of the other cards, at the same heights. On telephones it is a line that
 * unfolds, also without scripts: `details` holds only the line, so that the style sheet can show the rest in every wider window.
 */
export function CardColumn({ tier, year, cardSource, join, isOpen, sums }: CardColumnProps) {
  const name = membershipNames[tier];
  const src = cardSource?.(tier);
  const card = src ? (
    <MembershipCardPicture src={src} name={name} decorative />
  ) : (
    <MembershipCard membershipId={tier} name={name} decorative />
  );
  return (
    <li className={styles.column} data-tier={tier}>
      <div className={styles.flag}>
        {sums.map(({ code, card: { isBest, gain } }) => (
          <span key={code} className={styles.best} data-best={isBest || undefined} data-price={code}>
            {isBest && (gain >= 0 ? 'Leaves you the most' : 'Costs you the least')}
          </span>
        ))}
      </div>
      <details className={styles.fold} open={isOpen}>
        <summary>
          <span className={styles.card}>{card}</span>
          <h3 className={styles.name}>{name}</h3>
          <Icon name="down" size={16} />
          {sums.map(({ code, card: compared }) => (
            <span key={code} data-price={code} className={styles.folded}>
              <Result card={compared} code={code} />
            </span>
          ))}
        </summary>
      </details>
      <div className={styles.wide}>
        <div className={styles.card}>{card}</div>
        <h3 className={styles.name}>{name}</h3>
      </div>
      <div className={styles.sums}>
        {sums.map(({ code, card: compared }) => (
          <div key={code} data-price={code}>
            <Sums card={compared} year={year} code={code} />
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

function Sums({ card, year, code }: SumsProps) {
  const { tier, breakfasts, upgrades, credits, cost } = card;
  const money = moneyIn(code);
  const oneYear = yearIn(year, tier, code);
  return (
    <>
      <span className={styles.lines} role="list" aria-label="How the sum comes about">
        <Line label="Breakfasts" sum={money(breakfasts)} />
        <Line label="Better rooms" sum={hasUpgrades(tier) ? money(upgrades) : 'not on it'} />
        <Line label="Hotel credit" sum={oneYear.credit > 0 ? money(credits) : 'not on it'} />
        <Line label="The card, a year" sum={`−${money(cost)}`} />
      </span>
      <span className={styles.result}>
        <Result card={card} code={code} />
      </span>
      <Text as="span" size="caption" tone="quiet" className={styles.returns}>
        {returnsInWords(breakEvenNight(oneYear, cost))}
      </Text>
    </>
  );
}

function Result({ card: { gain }, code }: Pick<SumsProps, 'card' | 'code'>) {
  return (
    <>
      <span>{gain >= 0 ? 'leaves you' : 'costs you'}</span> <b>{moneyIn(code)(gain)}</b>
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
