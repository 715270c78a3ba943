import { Stack } from '../../layout/Stack.tsx';
import styles from './Steps.module.css';

export interface StepsProps {
  steps: readonly { title: string; text: string }[];
}

/** What happens one after the other, with large numbers. */
export function Steps({ steps }: StepsProps) {
  return (
    <Stack as="ol" gap={7} className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Stack>
  );
}
