'use client';

import { useState } from 'react';
import { normaliseError } from '@myler/api-client/errors';
import { Button } from '@myler/ui/button';
import { Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';

export interface PasskeyButtonProps<Result> {
  children: string;
  /** Uses a passkey; resolves with undefined when the visitor has chosen none; rejects with the provider's error. */
  use: () => Promise<Result | undefined>;
  onUsed: (result: Result) => void;
}

/** A button below a form with a password, for whoever uses a passkey instead. */
export function PasskeyButton<Result>({ children, use, onUsed }: PasskeyButtonProps<Result>) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const start = async () => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      const result = await use();
      if (result !== undefined) onUsed(result);
    } catch (caught) {
      setError(normaliseError(caught).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap={3} before={5}>
      <Button
        variant="quiet"
        fullWidth
        isBusy={isBusy}
        busyLabel="Waiting for your passkey"
        onClick={() => void start()}
      >
        {children}
      </Button>
      {error && (
        <Text tone="error" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}
