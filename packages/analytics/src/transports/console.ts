import type { Envelope, Transport } from './types.ts';

/** Prints each event, for development. */
export function createConsoleTransport(print: (message: string, event: Envelope) => void): Transport {
  return {
    send: (event) => print(`analytics: ${event.type} ${event.name}`, event),
    flush: () => Promise.resolve(),
    discard: () => undefined,
  };
}
