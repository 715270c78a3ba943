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
