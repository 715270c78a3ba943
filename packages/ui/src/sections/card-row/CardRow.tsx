import type { ReactElement } from 'react';
import { Text } from '../../text/Text.tsx';
import styles from './CardRow.module.css';

export interface CardRowProps {
  /** Names the row, which has the focus when it is scrolled by keyboard. */
  label: string;
  /** Cards, each with what is said about it in this row. */
  cards: readonly { id: string; card: ReactElement; note?: string | undefined }[];
}

/**
 * Cards in a row that scrolls sideways on telephones, where one below the other would fill as many screens; on wider
 * windows two or four are beside each other.
 */
export function CardRow({ label, cards }: CardRowProps) {
  return (
    <div className={styles.row} role="region" aria-label={label} tabIndex={0}>
      <ul className={styles.cards}>
        {cards.map(({ id, card, note }) => (
          <li key={id}>
            {card}
            {note && (
              <Text size="small" tone="quiet" before={4} className={styles.note}>
                {note}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
