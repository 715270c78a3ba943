import { isMembershipId } from '@myler/config/membership-ids';
import { readStorage, sessionDevice, writeStorage } from '@myler/state/device';
import { openDialogAtom, presentedDialogAtom } from '@myler/state/dialogs';
import type { SiteStore } from '../../store/site-store.ts';
import { memberDataAtom } from '@myler/state/user';
import { readMemberData } from './use-member-data.ts';

/**
 * Opens the upgrade again whose payment a reload has interrupted. Its form says what became of the payment
 * (`useUpgrade` of the forms). If the member has moved, the page says so.
 */
export async function resumeUpgrade(store: SiteStore): Promise<void> {
  // After the key of the payment.
  const membershipId = readStorage(sessionDevice, 'upgrade-attempt')?.split(' ')[1];
  if (!isMembershipId(membershipId)) return;
  await readMemberData(store, 'membership').catch(() => undefined);
  const { membership } = store.get(memberDataAtom);
  if (!membership) return;
  const isOffered = membership.upgrades.some((each) => each.membershipId === membershipId);
  if (!isOffered) writeStorage(sessionDevice, 'upgrade-attempt', null);
  else if (!store.get(presentedDialogAtom)) store.set(openDialogAtom, 'account', { task: 'upgrade', membershipId });
}
