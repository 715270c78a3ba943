import { Problem } from '@myler/api-client/problems';
import { address } from '@myler/config/address';
import type { Keys } from '@myler/server/secrets';
import { isSigned, sign } from '../primitives/tokens.ts';

/** Longer than the latest delivery, so that the buyer can still see that the card has been delivered. */
export const LINK_LIFETIME_MS = 426 * 86_400_000;

/**
 * The signed token of an order: its id, an expiry, and a signature that is valid for this purpose only. It is derived
 * from the order, so it is not stored and is the same in every email.
 */
export function orderToken(giftCardKeys: Keys, order: { id: string; createdAt: Date }): string {
  const id = compactId(order.id);
  const expiresAt = (order.createdAt.getTime() + LINK_LIFETIME_MS).toString(36);
  return `${id}.${expiresAt}.${sign(giftCardKeys, signedText(id, expiresAt))}`;
}

/** The token is in the fragment, which browsers send to no server. */
export function orderLink(publicOrigin: string, token: string): string {
  return publicOrigin + address('/e-gift-card/order', { hash: token });
}

/**
 * The order of a token.
 *
 * @throws {Problem} 404 `gift-order-unknown`; 410 `gift-order-link-expired`
 */
export function readOrderToken(giftCardKeys: Keys, token: string, now: Date): string {
  const [, id = '', expiresAt = '', signature = ''] = /^([\w-]{22})\.([0-9a-z]{8,9})\.([\w-]{43})$/.exec(token) ?? [];
  if (!isSigned(giftCardKeys, signedText(id, expiresAt), signature)) throw unknownOrderProblem();
  if (parseInt(expiresAt, 36) < now.getTime())
    throw new Problem(410, 'This link has expired. Write to us, and we find the order for you.', {
      code: 'gift-order-link-expired',
    });
  return readCompactId(id);
}

/** A UUID in 22 characters, for tokens in links. */
export const compactId = (id: string): string => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');

export const readCompactId = (id: string): string =>
  Buffer.from(id, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

export function unknownOrderProblem(): Problem {
  return new Problem(404, 'This link is not complete. Open it from your receipt again, or copy the whole of it.', {
    code: 'gift-order-unknown',
  });
}

const signedText = (id: string, expiresAt: string) => `order ${id} ${expiresAt}`;
