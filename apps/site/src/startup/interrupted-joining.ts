import { sessionDevice } from '@myler/state/device';

/**
 * Whether a reload or a lost connection has left a registration without a response, or a wizard open
 * (docs/product-decisions.md, The join-us wizard).
 */
export function wasJoiningInterrupted(): boolean {
  try {
    const storage = sessionDevice();
    return (storage.getItem('join-attempt') ?? storage.getItem('join-progress')) !== null;
  } catch {
    return false;
  }
}
