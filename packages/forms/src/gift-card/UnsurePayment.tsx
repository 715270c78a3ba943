'use client';

import { Button } from '@myler/ui/button';
import { Stack } from '@myler/ui/layout';
import { useIsLive } from '@myler/ui/use-is-live';
import { copy } from './copy.ts';
import styles from './GiftCardForm.module.css';

interface UnsurePaymentProps {
  /** Undefined when no payment was interrupted. */
  text: string | undefined;
  onDismiss: () => void;
}

/** After a reload during a payment: how it ended, or that nobody knows. */
export function UnsurePayment({ text, onDismiss }: UnsurePaymentProps) {
  if (!useIsLive() || !text) return null;
  return (
    <Stack gap={4} align="start" className={styles.callout} role="alert">
      <p>{text}</p>
      <Button variant="outline" size="small" onClick={onDismiss}>
        {text === copy.unsure.text ? copy.unsure.dismiss : copy.unsure.close}
      </Button>
    </Stack>
  );
}
