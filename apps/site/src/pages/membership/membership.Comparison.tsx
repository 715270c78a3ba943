import type { ReactNode } from 'react';
import type { MembershipPrice } from '@myler/api-client/contract';
import type { Membership, MembershipCategory } from '@myler/config/memberships';
import { capitalised, inWordsUpToTwelve } from '@myler/config/numbers';
import { MembershipCardPicture } from '@myler/ui/membership-card';
import { Price } from '@myler/ui/price';
import { cardPictures } from '../../features/memberships/card-pictures.ts';
import { pricesOf, priceTexts } from '@myler/domain/membership';
import { JoinLink } from '../../features/memberships/JoinLink.tsx';
import { comparison, isSameForAll, tiersOf, type ComparisonGroup, type ComparisonRow } from '@myler/domain/comparison';
import { Heading } from '@myler/ui/heading';
import { Text } from '@myler/ui/text';
import { ComparisonControls } from './membership.ComparisonControls.tsx';
import styles from './membership.Comparison.module.css';

interface ComparisonProps {
  category: MembershipCategory;
  differences: boolean;
  prices: readonly MembershipPrice[];
  tabs: ReactNode;
}

/**
 * The cards of a category, line by line. Two controls decide by CSS alone, with and without scripts, what is shown:
 * "only what differs" (which an address can set too), and on telephones one card at a time.
 */
export function Comparison({ category, differences, prices, tabs }: ComparisonProps) {
  const tiers = tiersOf(category);
  const groups = comparison[category];
  const alike = groups.flatMap(({ rows }) => rows).filter(isSameForAll);
  return (
    <div className={styles.comparison} data-count={tiers.length}>
      <ComparisonControls {...{ tiers, differences, tabs }} />
      <table className={styles.table}>
        <caption className="visually-hidden">{`${category === 'leisure' ? 'The four leisure cards' : 'The two corporate cards'}, side by side`}</caption>
        <Head {...{ category, tiers, prices }} />
        {groups.map((group) => (
          <Group key={group.title} group={group} tiers={tiers} />
        ))}
      </table>
      <Text
        size="small"
        tone="quiet"
        before={6}
        className={styles.hidden}
      >{`${lineCountText(alike.length)} the same on every card and left out: ${lowerList(alike)}.`}</Text>
    </div>
  );
}

interface HeadProps {
  category: MembershipCategory;
  tiers: readonly Membership[];
  prices: readonly MembershipPrice[];
}

function Head({ category, tiers, prices }: HeadProps) {
  return (
    <thead>
      <tr className={styles.cards}>
        <td className={styles.note}>
          {category === 'leisure'
            ? 'Each for one family, for twelve months from the day you pay.'
            : 'Each for one company, for twelve months.'}
        </td>
        {tiers.map((tier, index) => (
          <td key={tier.id} data-column={index}>
            <Card tier={tier} prices={prices} />
          </td>
        ))}
      </tr>
      <tr className={styles.names}>
        <td>
          <span className="visually-hidden">What is compared</span>
        </td>
        {tiers.map(({ id, name }, index) => (
          <th key={id} scope="col" data-column={index}>
            <span>{name}</span>
            {/* Read with the card above; as part of the column's name it would be read with every cell. */}
            <Text as="span" size="small" tone="quiet" className={styles.price} aria-hidden="true">
              <YearlyPrice prices={prices} tier={id} />
            </Text>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Card({ tier, prices }: { tier: Membership; prices: readonly MembershipPrice[] }) {
  return (
    <div className={styles.card}>
      <MembershipCardPicture src={cardPictures[tier.id]} name={tier.name} decorative />
      <Heading level={2} size="subtitle" before={6}>
        {tier.name}
      </Heading>
      <Text size="small" tone="quiet" className={styles.summary}>
        {tier.summary}
      </Text>
      <Text size="small" tone="quiet" className={styles.largePrice}>
        <YearlyPrice prices={prices} tier={tier.id} />
      </Text>
      <JoinLink
        membershipId={tier.id}
        variant={tier.id === 'gold' ? 'gold' : 'outline'}
        fullWidth
      >{`Join ${tier.name}`}</JoinLink>
    </div>
  );
}

function YearlyPrice({ prices, tier }: { prices: readonly MembershipPrice[]; tier: Membership['id'] }) {
  const tierPrices = pricesOf(prices, tier);
  if (tierPrices.length === 0) return <span>Price on request</span>;
  return (
    <span>
      <b>
        <Price prices={priceTexts(tierPrices)} />
      </b>{' '}
      a year
    </span>
  );
}

function Group({ group, tiers }: { group: ComparisonGroup; tiers: readonly Membership[] }) {
  return (
    <tbody data-same-values={group.rows.every(isSameForAll) ? '' : undefined}>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={tiers.length + 1}>
          {group.title}
        </th>
      </tr>
      {group.rows.map((row) => (
        <tr key={row.label} data-same-values={isSameForAll(row) ? '' : undefined}>
          <th scope="row">{row.label}</th>
          {tiers.map(({ id }, index) => (
            <td key={id} data-column={index}>
              <Cell row={row} index={index} tiers={tiers} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/**
 * A card's value. Where it equals that of an earlier card, the table shows "as in Gold" and screen readers read the
 * value; a telephone, which shows one card at a time, shows the value.
 */
function Cell({ row, index, tiers }: { row: ComparisonRow; index: number; tiers: readonly Membership[] }) {
  const text = row.cells[index];
  if (text === undefined)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">Not on this card</span>
      </>
    );
  const first = row.cells.indexOf(text);
  if (first === index || isSameForAll(row)) return <span>{text}</span>;
  return (
    <>
      <span className={styles.benefit}>{text}</span>
      <span className={styles.sameAs}>{`as in ${tiers[first]?.name ?? ''}`}</span>
    </>
  );
}

function lineCountText(count: number): string {
  return `${capitalised(inWordsUpToTwelve(count))} ${count < 2 ? 'line is' : 'lines are'}`;
}

function lowerList(rows: readonly ComparisonRow[]): string {
  const labels = rows.map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1));
  return [labels.slice(0, -1).join('; '), labels.at(-1)].filter(Boolean).join('; and ');
}
