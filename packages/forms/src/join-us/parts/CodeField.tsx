'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@myler/ui/button';
import { Cluster } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { TextField } from '@myler/ui/text-field';
import styles from './JoinUs.module.css';

export interface CodeFieldProps {
  label: string;
  id: string;
  name: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Checks the code. The button is busy until the promise settles. */
  onApply: () => Promise<unknown>;
  /** What a code does that was found valid. Undefined before. */
  successMessage: string | undefined;
}

/** A field for an optional code, with the button that checks it and takes it off again. */
export function CodeField({ onApply, successMessage, ...field }: CodeFieldProps) {
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (field.error) place.current?.scrollIntoView({ block: 'nearest' });
  }, [field.error]);
  const apply = () => {
    setBusy(true);
    void onApply().finally(() => setBusy(false));
  };
  return (
    <div>
      <Cluster gap={3} rows={0} align="start" className={styles.codeRow}>
        {/* Its error is announced and brought into view, because the focus stays where it is. */}
        <div ref={place} aria-live="polite">
          <TextField {...field} kind="code" autoComplete="off" maxLength={64} />
        </div>
        <Button
          variant="outline"
          onClick={successMessage ? () => field.onChange('') : apply}
          isBusy={busy && !successMessage}
          busyLabel="Checking the code"
        >
          {successMessage ? 'Remove' : 'Apply'}
        </Button>
      </Cluster>
      {/* A live region must be in the document before its text changes. */}
      <Text as="output" size="caption" tone="success" before={2} className={styles.accepted}>
        {successMessage}
      </Text>
    </div>
  );
}
