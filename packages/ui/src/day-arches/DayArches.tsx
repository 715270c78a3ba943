import styles from './DayArches.module.css';

export interface DayArchesProps {
  /** How many days there are in all. */
  days: number;
  /** How many of them are left. The arches empty from the left; below 0 all are empty. */
  left: number;
}

/** Days in which somebody may change their mind, as a row of small arches. The words beside it say the same: it is not read out. */
export function DayArches({ days, left }: DayArchesProps) {
  return (
    <span className={styles.days} aria-hidden="true">
      {Array.from({ length: days }, (_, day) => (
        <svg
          key={day}
          className={styles.day}
          viewBox="0 0 10 12"
          focusable="false"
          data-left={day >= days - left || undefined}
        >
          <path d="M.5 11.5V5a4.5 4.5 0 0 1 9 0v6.5z" />
        </svg>
      ))}
    </span>
  );
}
