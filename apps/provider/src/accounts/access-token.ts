import type { Keys } from '@myler/server/secrets';
import { isSigned, sign } from '../primitives/tokens.ts';

export const ACCESS_TOKEN_SECONDS = 300;

export interface AccessClaims {
  userId: string;
  sessionId: string;
}

/** A signed access token: member, session and expiry. Clients treat it as opaque. */
export function signAccessToken(claims: AccessClaims, keys: Keys, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + ACCESS_TOKEN_SECONDS;
  const content = Buffer.from(JSON.stringify([claims.userId, claims.sessionId, expires])).toString('base64url');
  return `at_${content}.${sign(keys, `access ${content}`)}`;
}

/** @returns undefined for a token that is foreign, changed or expired */
export function readAccessToken(token: string, keys: Keys, now: Date): AccessClaims | undefined {
  const [, content, signature] = /^at_([\w-]+)\.([\w-]+)$/.exec(token) ?? [];
  if (!content || !signature || !isSigned(keys, `access ${content}`, signature)) return undefined;
  const [userId, sessionId, expires] = JSON.parse(Buffer.from(content, 'base64url').toString()) as [
    string,
    string,
    number,
  ];
  return expires * 1000 > now.getTime() ? { userId, sessionId } : undefined;
}
