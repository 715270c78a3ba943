import styles from './Stepper.module.css';

export interface StepperProps {
  /** Counted from 1. */
  current: number;
  total: number;
}

/** Shows "Step 2 of 3" and a bar for each step. */
export function Stepper({ current, total }: StepperProps) {
  return (
    <div className={styles.stepper}>
      <p className={styles.words}>{`Step ${current} of ${total}`}</p>
      <div className={styles.bars} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <i key={index} data-filled={index < current || undefined} />
        ))}
      </div>
    </div>
  );
}
