import type { Transport } from './types.ts';

/** Sends nothing, for an operator without a collector. */
export function createNoTransport(): Transport {
  return { send: () => undefined, flush: () => Promise.resolve(), discard: () => undefined };
}
