import { useAtomValue, useSetAtom } from 'jotai';
import { Button, LinkButton } from '@myler/ui/button';
import { Dialog } from '@myler/ui/dialog';
import { PartnerMenu } from '@myler/ui/menu';
import { changeDialogAtom, closeDialogAtom, dialogNames, requestCloseDialogAtom } from '@myler/state/dialogs';
import { signedInAtom } from '@myler/state/user';
import { envAtom } from '../app/site-store.ts';
import { partnerNavigation } from '../shell/navigation.ts';
import { keepDialogEntry } from './use-dialog-history.ts';

/** What telephones open on the three pages about Mylers and partners. The way to all other pages is at its foot. */
export function PartnerMenuDialog() {
  const env = useAtomValue(envAtom);
  const signedIn = useAtomValue(signedInAtom);
  const change = useSetAtom(changeDialogAtom);
  const close = useSetAtom(closeDialogAtom);
  const requestClose = useSetAtom(requestCloseDialogAtom);
  const here = location.pathname;
  const leave = () => {
    keepDialogEntry();
    close();
  };
  return (
    <Dialog open onClose={requestClose} title={dialogNames['mobile-partner-menu']} titleHidden form="full">
      <PartnerMenu
        pages={partnerNavigation.map((page) => ({ ...page, current: page.href === here }))}
        onNavigate={leave}
        actions={
          <>
            {/* The directory has no form of its own. */}
            <LinkButton
              variant="gold"
              full
              href={here === '/partner-with-us' ? '/partner-with-us#enquire' : '/discover-myler#enquire'}
              onClick={leave}
            >
              Write to us
            </LinkButton>
            {signedIn ? (
              <LinkButton variant="outline" full href={`${env.webAppUrl}/travel`}>
                Your travels
              </LinkButton>
            ) : (
              <Button variant="outline" full onClick={() => change('sign-in')}>
                Sign in
              </Button>
            )}
            <Button variant="quiet" full onClick={() => change('mobile-menu')}>
              All other pages
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
