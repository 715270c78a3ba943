import { randomBytes } from 'node:crypto';

/** A text that must never be written down: of a visitor, or of the servers. */
export interface Secret {
  name: string;
  value: string;
  /** Whether the database may hold it, and nothing else: a text that a visitor sent to be kept. */
  mayBeInDatabase?: boolean;
}

/** The secrets that instances share, by the names of their variables. */
export function makeSecrets(): Record<string, string> {
  const names = ['PUBLISHABLE_TOKEN', 'PROVIDER_SECRET', 'SESSION_KEY', 'IDEMPOTENCY_KEY', 'GIFT_CARD_KEY'];
  return Object.fromEntries(names.map((name) => [name, randomBytes(32).toString('base64url')]));
}
