import type { HTMLAttributes, ReactElement } from 'react';
import { Heading } from '../../heading/Heading.tsx';
import { Box } from '../../layout/Box.tsx';
import { MembershipCardPicture } from '../../membership-card/MembershipCardPicture.tsx';
import { Text } from '../../text/Text.tsx';
import { ComparisonControls } from './ComparisonControls.tsx';
import type { Tier } from './Tiers.tsx';
import styles from './TierComparison.module.css';

interface Row {
  label: string;
  /** One for each tier; `undefined` where it has none. */
  cells: readonly (string | undefined)[];
  isSame: boolean;
}

export interface TierComparisonProps {
  /** Two to four. */
  tiers: readonly Tier[];
  groups: readonly { title: string; rows: readonly Row[] }[];
  onlyDifferences: boolean;
  /** Beside the switch to the differences: tabs of other tiers. */
  tabs: ReactElement;
  /** Of the element around the tabs. */
  tabsAttributes?: HTMLAttributes<HTMLElement>;
  labels: {
    /** The accessible name of the table. */
    caption: string;
    /** Beside the cards. */
    note: string;
    /** The switch to the differences. */
    differences: string;
    /** The choice of the card that a telephone shows. */
    choice: string;
    /** Read out for a cell without a value. */
    none: string;
    /** Which rows the differences leave out. */
    leftOut: string;
  };
}

/**
 * Tiers side by side, line by line. Two controls decide by CSS alone, with and without scripts, what is shown: "only what
 * differs", and on telephones one card at a time.
 */
export function TierComparison(props: TierComparisonProps) {
  const { tiers, groups, labels } = props;
  return (
    <Box before={9} className={styles.comparison} data-count={tiers.length}>
      <ComparisonControls {...props} />
      <table className={styles.table}>
        <caption className="visually-hidden">{labels.caption}</caption>
        <thead>
          <tr className={styles.cards}>
            <td className={styles.note}>{labels.note}</td>
            {tiers.map((tier, index) => (
              <td key={tier.id} data-column={index}>
                <Card {...tier} />
              </td>
            ))}
          </tr>
          <tr className={styles.names}>
            <td>
              <span className="visually-hidden">What is compared</span>
            </td>
            {tiers.map(({ id, name, price }, index) => (
              <th key={id} scope="col" data-column={index}>
                <span>{name}</span>
                {/* Read with the card above; as part of the column's name it would be read with every cell. */}
                <Text as="span" size="small" tone="quiet" className={styles.price} aria-hidden="true">
                  {price}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title} data-same-values={rows.every(({ isSame }) => isSame) ? '' : undefined}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={tiers.length + 1}>
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.label} data-same-values={row.isSame ? '' : undefined}>
                <th scope="row">{row.label}</th>
                {tiers.map(({ id }, index) => (
                  <td key={id} data-column={index}>
                    <Cell row={row} index={index} tiers={tiers} none={labels.none} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <Text size="small" tone="quiet" before={6} className={styles.hidden}>
        {labels.leftOut}
      </Text>
    </Box>
  );
}

interface CardProps extends Tier {
  action: ReactElement;
}

function Card({ name, picture, summary, price, action }: CardProps) {
  return (
    <div className={styles.card}>
      <MembershipCardPicture src={picture} name={name} decorative />
      <Heading level={2} size="subtitle" before={6}>
        {name}
      </Heading>
      <Text size="small" tone="quiet" className={styles.summary}>
        {summary}
      </Text>
      <Text size="small" tone="quiet" className={styles.largePrice}>
        {price}
      </Text>
      {action}
    </div>
  );
}

/**
 * A tier's value. Where it equals that of an earlier tier, the table shows "as in Gold" and screen readers read the
 * value; a telephone, which shows one tier at a time, shows the value.
 */
function Cell({ row, index, tiers, none }: { row: Row; index: number; tiers: readonly Tier[]; none: string }) {
  const text = row.cells[index];
  if (text === undefined)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{none}</span>
      </>
    );
  const first = row.cells.indexOf(text);
  if (first === index || row.isSame) return <span>{text}</span>;
  return (
    <>
      <span className={styles.benefit}>{text}</span>
      <span className={styles.sameAs}>{`as in ${tiers[first]?.name ?? ''}`}</span>
    </>
  );
}
