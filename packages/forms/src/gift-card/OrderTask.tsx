import { Heading } from '@myler/ui/heading';
import { Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { useId, type ReactNode } from 'react';
import styles from './OrderTask.module.css';

interface OrderTaskProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** One thing that can be done with an order: what it is and what it does, and its button. */
export function OrderTask({ title, text, children }: OrderTaskProps) {
  const id = useId();
  return (
    <Stack as="section" gap={3} align="start" className={styles.task} aria-labelledby={id}>
      <Heading id={id} level={2} size="subtitle">
        {title}
      </Heading>
      <Text tone="quiet" measure className={styles.text}>
        {text}
      </Text>
      <Stack gap={4} align="start" className={styles.action}>
        {children}
      </Stack>
    </Stack>
  );
}
