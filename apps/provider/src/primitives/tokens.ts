import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Keys } from '@myler/server/secrets';

/**
 * A text that lets whoever reads it in: a token, a code, a link with a token. It is no string, so that it cannot become a
 * part of a text, a row or a line of the log by mistake, and only the functions of this file make one.
 */
class LiveText {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  /** The text, for the answer to whom it belongs, and for what is sealed or hashed. */
  static reveal(live: LiveText): string {
    return live.#text;
  }
  toString(): string {
    return '[live]';
  }
  toJSON(): string {
    return '[live]';
  }
}

export type Live = LiveText;

export const reveal = (live: Live): string => LiveText.reveal(live);

/** 256 random bits. */
export function newToken(): Live {
  return new LiveText(randomBytes(32).toString('base64url'));
}

/** Six random digits. */
export const newDigits = (): Live => new LiveText(String(randomInt(1_000_000)).padStart(6, '0'));

/** A token that is always the same for the same text. Signed with the newest of the keys. */
export const signedToken = (keys: Keys, text: string): Live => new LiveText(sign(keys, text));

/** A link, or another text, that ends with a token. */
export const endingWith = (before: string, token: Live): Live => new LiveText(before + reveal(token));

/** The hash that is stored instead of a token. Tokens are random, so one round of a fast hash is enough. */
export function hashToken(token: Live | string): string {
  const text = typeof token === 'string' ? token : reveal(token);
  return createHash('sha256').update(text).digest('base64url');
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
