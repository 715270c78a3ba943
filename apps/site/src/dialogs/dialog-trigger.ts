import type { MembershipId } from '@myler/config/memberships';
import type { DialogType } from '@myler/state/dialogs';

type Trigger = { membershipId?: MembershipId | undefined; gift?: boolean };

/**
 * What makes a link or a button open a dialog, on a page that the server made and on one that React made alike: the
 * application listens to the whole page (`app/delegation.ts`). `data-app` has the boot script keep a press that comes
 * before the application.
 */
export function dialogTrigger(type: DialogType, { membershipId, gift }: Trigger = {}) {
  return {
    'data-app': '',
    'data-dialog': type,
    ...(membershipId ? { 'data-membership': membershipId } : {}),
    ...(gift ? { 'data-gift': '' } : {}),
  } as const;
}
