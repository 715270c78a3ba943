import type { CurrentUser } from '../contract/index.ts';

/** The signed-in user. A failed call counts as signed out (docs/specification.md, sections 4 and 8). */
export async function getCurrentUser(client: { call(name: 'me'): Promise<CurrentUser> }): Promise<CurrentUser> {
  try {
    return await client.call('me');
  } catch {
    return { status: false };
  }
}
