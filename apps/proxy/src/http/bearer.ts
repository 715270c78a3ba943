import type { AppContext } from './context.ts';

/** The access token of a signed-in member; undefined for every other header. */
export function bearerOf(context: AppContext): string | undefined {
  return /^Bearer ([\x21-\x7e]{1,2048})$/i.exec(context.req.header('authorization') ?? '')?.[1];
}
