import styles from './NextSteps.module.css';

/** What happens after the payment, in order. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
