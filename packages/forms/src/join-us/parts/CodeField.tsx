import { useState } from 'react';
import { Button } from '@myler/ui/button';
import { TextField } from '@myler/ui/text-field';
import styles from './JoinUs.module.css';

export interface CodeFieldProps {
  label: string;
  id: string;
  name: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Checks the code; the button waits for it. */
  onApply: () => Promise<unknown>;
  /** What the code does, once it was found good. */
  good: string | undefined;
}

/** A code that may be had, with the button that checks it. */
export function CodeField({ onApply, good, ...field }: CodeFieldProps) {
  const [busy, setBusy] = useState(false);
  const apply = () => {
    setBusy(true);
    void onApply().finally(() => setBusy(false));
  };
  return (
    <div>
      <div className={styles.codeRow}>
        <TextField {...field} autoComplete="off" maxLength={64} />
        <Button variant="outline" onClick={apply} isBusy={busy} busyLabel="Checking the code">
          Apply
        </Button>
      </div>
      {/* Always there, so that its words are spoken when they come. */}
      <output className={styles.good}>{good}</output>
    </div>
  );
}
