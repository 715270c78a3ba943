import { useSetAtom } from 'jotai';
import type { MembershipId } from '@myler/config/memberships';
import { openDialogAtom } from '@myler/state/dialogs';
import { Button } from '@myler/ui/button';
import { preloadDialog } from './dialog-modules.ts';

interface JoinWithGiftProps {
  code: string | undefined;
  membershipId: MembershipId | undefined;
  children: string;
}

/** Opens the wizard with the code in its field, so that nobody types it twice. */
export function JoinWithGift({ code, membershipId, children }: JoinWithGiftProps) {
  const open = useSetAtom(openDialogAtom);
  const preload = () => preloadDialog('join-us-1');
  const gift = { gift: true, ...(code ? { giftCode: code } : {}), ...(membershipId ? { membershipId } : {}) };
  return (
    <Button variant="gold" onPointerEnter={preload} onFocus={preload} onClick={() => open('join-us-1', gift)}>
      {children}
    </Button>
  );
}
