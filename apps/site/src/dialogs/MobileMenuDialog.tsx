import { useAtomValue, useSetAtom, useStore } from 'jotai';
import type { PagePath } from '@myler/config/pages';
import { deskLine } from '@myler/config/contact';
import { Button } from '@myler/ui/button';
import { MobileMenu } from '@myler/ui/menu';
import { changeDialogAtom } from '@myler/state/dialogs';
import { shortlistAtom } from '@myler/state/shortlist';
import { navigation } from '../shell/navigation.ts';
import { MemberActions } from './MemberActions.tsx';
import { MenuDialog } from './MenuDialog.tsx';
import { closeForLink } from './use-dialog-history.ts';

export function MobileMenuDialog() {
  const store = useStore();
  const shortlistCount = useAtomValue(shortlistAtom).length;
  const changeDialog = useSetAtom(changeDialogAtom);
  return (
    <MenuDialog name="mobile-menu">
      <MobileMenu
        nav={
          shortlistCount > 0
            ? [...navigation, { label: 'Your shortlist', href: '/shortlist' satisfies PagePath, note: shortlistCount }]
            : navigation
        }
        onNavigate={() => closeForLink(store)}
        actions={
          <MemberActions variant="gold">
            <Button variant="gold" fullWidth onClick={() => changeDialog('join-us-1')}>
              Join
            </Button>
            <Button key="sign-in" variant="outline" fullWidth onClick={() => changeDialog('sign-in')}>
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
    </MenuDialog>
  );
}
