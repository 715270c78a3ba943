import { useState } from 'react';
import { normaliseError } from '@myler/api-client/errors';
import { PasswordNotEntered } from './enter-password.ts';

/** An action of one button: whether it runs, and what went wrong, for the text beside the button. */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const run = async (action: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      await action();
    } catch (caught) {
      if (!(caught instanceof PasswordNotEntered)) setError(normaliseError(caught).message);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, run: (action: () => Promise<void>) => void run(action) };
}
