import { Stack } from '@myler/ui/layout';
import styles from './NextSteps.module.css';

/** What happens after the payment, in order. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <Stack as="ol" gap={4} className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </Stack>
  );
}
