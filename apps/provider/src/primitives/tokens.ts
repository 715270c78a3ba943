import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Keys } from '@myler/server/secrets';

/** 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash that is stored instead of a token. Tokens are random, so one round of a fast hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A UUID that is always the same for the same text, for idempotency keys that a job computes again after a crash. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  // Version 8: made by a rule of our own (RFC 9562).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export function mac(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Signs with the newest of the keys. */
export const sign = (keys: Keys, text: string): string => mac(keys[0], text);

/** Whether one of the keys made the signature. */
export const isSigned = (keys: Keys, text: string, signature: string): boolean =>
  isOneOf(
    signature,
    keys.map((key) => mac(key, text)),
  );

/** Compares with all of them, so that the time does not reveal which one matches. */
export const isOneOf = (text: string, accepted: readonly string[]): boolean =>
  accepted.map((other) => sameText(text, other)).includes(true);

/** Compares in constant time. */
export function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
