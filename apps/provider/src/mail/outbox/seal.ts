import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Keys } from '@myler/server/secrets';
import { reveal, type Live } from '../../primitives/tokens.ts';
import type { SealedLive } from '../message/template.ts';

/** AES-256-GCM with a random nonce of 96 bits, as NIST SP 800-38D recommends. */
const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The key for mails at rest, derived from a session key for this purpose only. */
const keyOf = (sessionKey: string) => Buffer.from(hkdfSync('sha256', sessionKey, '', 'myler mail at rest', 32));

/**
 * Encrypts a text with the newest of the keys.
 *
 * @param rowId the row of the outbox: the text opens in no other
 */
export function seal([newest]: Keys, text: string, rowId: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(newest), nonce).setAAD(Buffer.from(rowId));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/**
 * Decrypts what one of the keys has sealed for this row.
 *
 * @throws {Error} when none has
 */
export function open(keys: Keys, sealed: string, rowId: string): string {
  for (const key of keys) {
    const text = openWith(key, sealed, rowId);
    if (text !== undefined) return text;
  }
  throw new Error('mail: what lets somebody in was sealed with a key that is missing in SESSION_KEY');
}

/** Undefined when the key is another one, or the text was changed. */
export function openWith(key: string, sealed: string, rowId: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
  const decipher = createDecipheriv(ALGORITHM, keyOf(key), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(rowId))
    .setAuthTag(tag);
  const start = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([start, decipher.final()]).toString();
  } catch {
    return undefined;
  }
}

/** What lets somebody in, for a template: sealed when its email is put in the outbox. */
export function sealed<LiveName extends string>(keys: Keys, live: Record<LiveName, Live>): SealedLive<LiveName> {
  const texts = Object.fromEntries(Object.entries<Live>(live).map(([name, value]) => [name, reveal(value)]));
  return {
    names: undefined as never,
    sealFor: (rowId) => seal(keys, JSON.stringify(texts), rowId),
  };
}
