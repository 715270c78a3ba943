import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { Dialog } from '@myler/ui/dialog';
import { Logo } from '@myler/ui/logo';
import { dialogNames, requestCloseDialogAtom } from '@myler/state/dialogs';

interface MenuDialogProps {
  name: 'mobile-menu' | 'mobile-partner-menu';
  children: ReactNode;
}

/** A full-screen menu for telephones. */
export function MenuDialog({ name, children }: MenuDialogProps) {
  const requestClose = useSetAtom(requestCloseDialogAtom);
  return (
    <Dialog open onClose={requestClose} title={dialogNames[name]} titleHidden variant="full" aboveTitle={<Logo />}>
      {children}
    </Dialog>
  );
}
