import { readStorage, sessionDevice } from '@myler/state/device';

/**
 * Whether a reload or a lost connection has left a registration without a response, or a wizard open
 * (docs/product-decisions.md, The join-us wizard).
 */
export function wasJoiningInterrupted(): boolean {
  return Boolean(readStorage(sessionDevice, 'join-attempt') ?? readStorage(sessionDevice, 'join-progress'));
}
