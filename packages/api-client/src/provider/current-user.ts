import type { CurrentUser } from '../contract/index.ts';
import type { ProviderClient } from './index.ts';

/** Whether somebody is signed in; nobody is when the call fails (docs/specification.md, sections 4 and 8). */
export async function getCurrentUser(client: ProviderClient): Promise<CurrentUser> {
  try {
    return await client.call('me');
  } catch {
    return { status: false };
  }
}
