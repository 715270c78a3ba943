import { Problem } from '@myler/api-client/problems';
import type { AppContext } from './context.ts';

/** The access token of a signed-in member; undefined for every other header. */
export function bearerOf(context: AppContext): string | undefined {
  return /^Bearer ([\x21-\x7e]{1,2048})$/i.exec(context.req.header('authorization') ?? '')?.[1];
}

/** @throws {Problem} 401 without an access token */
export function requireBearer(context: AppContext): string {
  const token = bearerOf(context);
  if (!token) throw new Problem(401, 'Sign in first.', { headers: { 'www-authenticate': 'Bearer' } });
  return token;
}
