import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import type { MembershipId } from '@myler/config/memberships';
import { openDialogAtom, type AccountTask } from '@myler/state/dialogs';
import { Button, type ButtonVariant } from '@myler/ui/button';
import { preloadDialog } from '../../dialogs/dialog-modules.ts';

interface TaskButtonProps {
  task: AccountTask;
  membershipId?: MembershipId;
  passkeyId?: string;
  personId?: string;
  variant?: ButtonVariant;
  size?: 'small';
  fullWidth?: boolean;
  children: ReactNode;
}

/** Opens the account’s dialog for a task. */
export function TaskButton({
  task,
  membershipId,
  passkeyId,
  personId,
  variant = 'outline',
  size,
  fullWidth = false,
  children,
}: TaskButtonProps) {
  const openDialog = useSetAtom(openDialogAtom);
  return (
    <Button
      variant={variant}
      {...(size ? { size } : {})}
      fullWidth={fullWidth}
      onPointerEnter={() => preloadDialog('account')}
      onFocus={() => preloadDialog('account')}
      onClick={() =>
        openDialog('account', {
          task,
          ...(membershipId ? { membershipId } : {}),
          ...(passkeyId ? { passkeyId } : {}),
          ...(personId ? { personId } : {}),
        })
      }
    >
      {children}
    </Button>
  );
}
