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
import { leaveForLink } from './use-dialog-history.ts';

export function MobileMenuDialog() {
  const store = useStore();
  const kept = useAtomValue(shortlistAtom).length;
  const change = useSetAtom(changeDialogAtom);
  return (
    <MenuDialog name="mobile-menu">
      <MobileMenu
        nav={
          kept > 0
            ? [...navigation, { label: 'Your shortlist', href: '/shortlist' satisfies PagePath, aside: kept }]
            : navigation
        }
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
    </MenuDialog>
  );
}
