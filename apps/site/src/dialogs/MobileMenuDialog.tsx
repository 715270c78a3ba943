import { useAtomValue, useSetAtom } from 'jotai';
import { deskLine } from '@myler/config/contact';
import { Button, LinkButton } from '@myler/ui/button';
import { Dialog } from '@myler/ui/dialog';
import { MobileMenu } from '@myler/ui/menu';
import { changeDialogAtom, closeDialogAtom, dialogNames, requestCloseDialogAtom } from '@myler/state/dialogs';
import { shortlistAtom } from '@myler/state/shortlist';
import { signedInAtom } from '@myler/state/user';
import { envAtom } from '../app/site-store.ts';
import { navigation } from '../shell/navigation.ts';
import { keepDialogEntry } from './use-dialog-history.ts';

export function MobileMenuDialog() {
  const env = useAtomValue(envAtom);
  const signedIn = useAtomValue(signedInAtom);
  const kept = useAtomValue(shortlistAtom).length;
  const change = useSetAtom(changeDialogAtom);
  const close = useSetAtom(closeDialogAtom);
  const requestClose = useSetAtom(requestCloseDialogAtom);
  return (
    <Dialog open onClose={requestClose} title={dialogNames['mobile-menu']} titleHidden form="full">
      <MobileMenu
        nav={kept > 0 ? [...navigation, { label: 'Your shortlist', href: '/shortlist', aside: kept }] : navigation}
        onNavigate={() => {
          keepDialogEntry();
          close();
        }}
        actions={
          signedIn ? (
            <LinkButton variant="gold" full href={`${env.webAppUrl}/travel`}>
              Your travels
            </LinkButton>
          ) : (
            <>
              <Button variant="gold" full onClick={() => change('join-us-1')}>
                Join
              </Button>
              <Button variant="outline" full onClick={() => change('sign-in')}>
                Sign in
              </Button>
            </>
          )
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
