import { useSetAtom, useStore } from 'jotai';
import type { PagePath } from '@myler/config/pages';
import { Button, LinkButton } from '@myler/ui/button';
import { PartnerMenu } from '@myler/ui/menu';
import { changeDialogAtom } from '@myler/state/dialogs';
import { partnerNavigation } from '../shell/navigation.ts';
import { MemberActions } from './MemberActions.tsx';
import { MenuDialog } from './MenuDialog.tsx';
import { leaveForLink } from './use-dialog-history.ts';

/** The menu of the three pages about Mylers and partners, on telephones. At its foot it leads to all other pages. */
export function PartnerMenuDialog() {
  const store = useStore();
  const change = useSetAtom(changeDialogAtom);
  const here = location.pathname;
  const partners = '/partner-with-us' satisfies PagePath;
  const leave = () => leaveForLink(store);
  return (
    <MenuDialog name="mobile-partner-menu">
      <PartnerMenu
        pages={partnerNavigation.map((page) => ({ ...page, current: page.href === here }))}
        onNavigate={leave}
        actions={
          <>
            {/* The directory has no form of its own. */}
            <LinkButton
              variant="gold"
              full
              href={`${here === partners ? partners : ('/discover-myler' satisfies PagePath)}#enquire`}
              onClick={leave}
            >
              Write to us
            </LinkButton>
            <MemberActions variant="outline">
              <Button key="sign-in" variant="outline" full onClick={() => change('sign-in')}>
                Sign in
              </Button>
            </MemberActions>
            <Button variant="quiet" full onClick={() => change('mobile-menu')}>
              All other pages
            </Button>
          </>
        }
      />
    </MenuDialog>
  );
}
