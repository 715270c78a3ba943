import { useSetAtom, useStore } from 'jotai';
import type { PagePath } from '@myler/config/pages';
import { Button, LinkButton } from '@myler/ui/button';
import { PartnerMenu } from '@myler/ui/menu';
import { changeDialogAtom } from '@myler/state/dialogs';
import { partnerNavigation } from '../shell/navigation.ts';
import { MemberActions } from './MemberActions.tsx';
import { MenuDialog } from './MenuDialog.tsx';
import { closeForLink } from './use-dialog-history.ts';

/** The menu of the three pages about Mylers and partners, on telephones. At its foot it leads to all other pages. */
export function PartnerMenuDialog() {
  const store = useStore();
  const changeDialog = useSetAtom(changeDialogAtom);
  const currentPath = location.pathname;
  const partners = '/partner-with-us' satisfies PagePath;
  const closeForPageLink = () => closeForLink(store);
  return (
    <MenuDialog name="mobile-partner-menu">
      <PartnerMenu
        pages={partnerNavigation.map((page) => ({ ...page, current: page.href === currentPath }))}
        onNavigate={closeForPageLink}
        actions={
          <>
            {/* The directory has no form of its own. */}
            <LinkButton
              variant="gold"
              fullWidth
              href={`${currentPath === partners ? partners : ('/discover-myler' satisfies PagePath)}#enquire`}
              onClick={closeForPageLink}
            >
              Write to us
            </LinkButton>
            <MemberActions variant="outline">
              <Button key="sign-in" variant="outline" fullWidth onClick={() => changeDialog('sign-in')}>
                Sign in
              </Button>
            </MemberActions>
            <Button variant="quiet" fullWidth onClick={() => changeDialog('mobile-menu')}>
              All other pages
            </Button>
          </>
        }
      />
    </MenuDialog>
  );
}
