import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { deskLine } from '@myler/config/contact';
import { Button } from '@myler/ui/button';
import { Dialog } from '@myler/ui/dialog';
import { Logo } from '@myler/ui/logo';
import { MobileMenu } from '@myler/ui/menu';
import { changeDialogAtom, dialogNames, requestCloseDialogAtom } from '@myler/state/dialogs';
import { shortlistAtom } from '@myler/state/shortlist';
import { navigation } from '../shell/navigation.ts';
import { MemberActions } from './MemberActions.tsx';
import { leaveForLink } from './use-dialog-history.ts';

export function MobileMenuDialog() {
  const store = useStore();
  const kept = useAtomValue(shortlistAtom).length;
  const change = useSetAtom(changeDialogAtom);
  const requestClose = useSetAtom(requestCloseDialogAtom);
  return (
    <Dialog
      open
      onClose={requestClose}
      title={dialogNames['mobile-menu']}
      titleHidden
      form="full"
      aboveTitle={<Logo />}
    >
      <MobileMenu
        nav={kept > 0 ? [...navigation, { label: 'Your shortlist', href: '/shortlist', aside: kept }] : navigation}
        onNavigate={() => leaveForLink(store)}
        actions={
          <MemberActions variant="gold">
            <Button variant="gold" full onClick={() => change('join-us-1')}>
              Join
            </Button>
            <Button key="sign-in" variant="outline" full onClick={() => change('sign-in')}>
              Sign in
            </Button>
          </MemberActions>
        }
        note={
          <>
            The desk: <a href={deskLine.href}>{deskLine.display}</a>
          </>
        }
      />
    </Dialog>
  );
}
