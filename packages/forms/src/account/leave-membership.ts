import type { Leaving } from '@myler/api-client/contract';
import type { MemberAccount } from './member-account.ts';

/** Leaves, or cancels the upgrade, and shows what is left. The payments follow by themselves: nothing waits for them. */
export function leaveMembership(account: MemberAccount) {
  return async (body: Leaving) => {
    const membership = await account.withPassword(() => account.provider.call('leaveMembership', { body }));
    account.show({ membership });
    void account.read('payments').catch(() => undefined);
  };
}
