import { monthNames } from '@myler/config/months';
import styles from './YearArches.module.css';

export interface YearArchesProps {
  /** The accessible name: "The year at Dar Zahra". */
  label: string;
  /** The best months, from 1 to 12: lit windows. */
  best: readonly number[];
  /** The months in which the hotel is closed: closed shutters. */
  closed: readonly number[];
  /** The legend for lit, plain and closed windows. */
  words: { best: string; open: string; closed: string };
}

/** A year as a row of twelve windows: lit in the best months, shuttered when the hotel is closed. */
export function YearArches({ label, best, closed, words }: YearArchesProps) {
  const stateOf = (month: number) => (closed.includes(month) ? 'closed' : best.includes(month) ? 'best' : 'open');
  const shown = (['best', 'open', 'closed'] as const).filter((state) =>
    monthNames.some((_, index) => stateOf(index + 1) === state),
  );
  return (
    <div>
      <ol className={styles.months} aria-label={label}>
        {monthNames.map((name, index) => (
          <li key={name} className={styles.month}>
            <Window state={stateOf(index + 1)} />
            <span>
              <span>{name.slice(0, 3)}</span>
              <span className="visually-hidden">{`: ${words[stateOf(index + 1)]}`}</span>
            </span>
          </li>
        ))}
      </ol>
      <ul className={styles.legend} aria-hidden="true">
        {shown.map((state) => (
          <li key={state}>
            <Window state={state} /> <span>{words[state]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Window({ state }: { state: 'best' | 'open' | 'closed' }) {
  return (
    <svg className={styles.window} viewBox="0 0 24 36" aria-hidden="true" focusable="false" data-state={state}>
      <path className={styles.frame} d="M1 35V12a11 11 0 0 1 22 0v23z" />
      {state === 'best' && <path className={styles.sill} d="M12 1.5V35M1 20h22" />}
      {state === 'closed' && <path className={styles.slats} d="M2 14h20M2 18h20M2 22h20M2 26h20M2 30h20M12 6v29" />}
    </svg>
  );
}
