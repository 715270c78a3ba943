'use client';

import { useState } from 'react';
import { Button } from '@myler/ui/button';
import { useIsLive } from '@myler/ui/use-is-live';
import type { AttemptKeys } from '../attempt/keys.ts';
import { copy } from './copy.ts';
import styles from './GiftCardForm.module.css';

/** A warning after a reload during a payment. It stays until the visitor has looked for the receipt. */
export function UnsurePayment({ keys }: { keys: AttemptKeys }) {
  const [isUnsure, setUnsure] = useState(() => typeof window !== 'undefined' && keys.pending() !== undefined);
  if (!useIsLive() || !isUnsure) return null;
  const dismiss = () => {
    keys.end();
    setUnsure(false);
  };
  return (
    <div className={styles.callout} role="alert">
      <p>{copy.unsure.text}</p>
      <Button variant="outline" size="small" onClick={dismiss}>
        {copy.unsure.dismiss}
      </Button>
    </div>
  );
}
