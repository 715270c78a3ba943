import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import type { OpenInvitation } from '@myler/api-client/contract';
import { ApiError, normaliseError } from '@myler/api-client/errors';
import { address } from '@myler/config/address';
import { InvitationForm, type InvitationValues, type Joined } from '@myler/forms/account';
import { dialogNames, presentedDialogAtom, requestCloseDialogAtom } from '@myler/state/dialogs';
import { Button, LinkButton } from '@myler/ui/button';
import { Dialog } from '@myler/ui/dialog';
import { Stack } from '@myler/ui/layout';
import { asMember, site } from '../features/account/member-calls.ts';
import { closeForLink } from './use-dialog-history.ts';
import type { SiteStore } from '../store/site-store.ts';
import { storeSession } from '../visitor/take-session.ts';

/** The dialog of an invitation’s link. It changes nothing by being opened. */
export function Invitation() {
  const store = useStore();
  const token = useAtomValue(presentedDialogAtom)?.payload.token ?? '';
  const requestClose = useSetAtom(requestCloseDialogAtom);
  const { found, failure, isBusy, retry } = useInvitation(token);
  const [joined, setJoined] = useState<Joined>();
  return (
    <Dialog open onClose={requestClose} title={dialogNames.invitation} variant="side">
      {joined ? (
        <Welcome joined={joined} />
      ) : failure ? (
        <NotFound failure={failure} isBusy={isBusy} retry={retry} />
      ) : found ? (
        <InvitationForm
          invitation={found}
          hasPasskeys={'PublicKeyCredential' in globalThis}
          accept={(values) => accept(store, token, values)}
          onDone={setJoined}
        />
      ) : !token ? (
        <p role="alert">Open this with the link in our email.</p>
      ) : (
        <p role="status">Looking who invites you.</p>
      )}
    </Dialog>
  );
}

async function accept(
  store: SiteStore,
  token: string,
  { firstName, lastName, password }: InvitationValues,
): Promise<Joined> {
  const body = { token, firstName, lastName, termsAccept: true, keepMeSignedIn: true, password } as const;
  // Before anything is accepted: without the code the account would be left without a passkey.
  const passkeys = password ? undefined : await import('../features/account/passkeys-in-browser.ts');
  storeSession(store)(await site.call('acceptInvitation', { body }));
  if (!passkeys) return 'with-password';
  try {
    const credential = await passkeys.createPasskey(await asMember(store, () => site.call('passkeyCreation')));
    await asMember(store, () => site.call('addPasskey', { body: { name: 'My passkey', credential } }));
    return 'with-passkey';
  } catch {
    // The account is there, and its mailbox is the way in.
    return 'passkey-missing';
  }
}

function Welcome({ joined }: { joined: Joined }) {
  const store = useStore();
  return (
    <Stack gap={6}>
      <p role="status">
        {joined === 'passkey-missing'
          ? 'You are on the card, and signed in. No passkey was made: add one under Privacy, or choose a password with “Forgotten your password?” when you sign in.'
          : 'You are on the card, and signed in.'}
      </p>
      <LinkButton
        fullWidth
        href={address(joined === 'passkey-missing' ? '/account/privacy' : '/account')}
        onClick={() => closeForLink(store)}
      >
        {joined === 'passkey-missing' ? 'Add a passkey' : 'See the membership'}
      </LinkButton>
    </Stack>
  );
}

interface Failure {
  error: unknown;
  attempts: number;
}

interface NotFoundProps {
  failure: Failure;
  isBusy: boolean;
  retry: () => void;
}

/** Why the invitation cannot be read, and another try: the link's token is out of the address, so a reload would lose it. */
function NotFound({ failure: { error, attempts }, isBusy, retry }: NotFoundProps) {
  const isGone = error instanceof ApiError && error.status === 410;
  return (
    <Stack gap={6}>
      <p role="alert">
        {/* A new key for each failure: a screen reader reads an alert again only when something in it is new. */}
        <span key={attempts}>{normaliseError(error).message}</span>
      </p>
      {!isGone && (
        <Button fullWidth isBusy={isBusy} busyLabel="Looking who invites you" onClick={retry}>
          Try again
        </Button>
      )}
    </Stack>
  );
}

/** What the invitation says, or why it cannot be read; neither until it is known. */
function useInvitation(token: string) {
  const [answer, setAnswer] = useState<{ found?: OpenInvitation; failure?: Failure }>({});
  const [isBusy, setBusy] = useState(false);
  const load = useCallback(
    () =>
      site.call('openInvitation', { body: { token } }).then(
        (found) => setAnswer({ found }),
        (error: unknown) =>
          setAnswer(({ failure }) => ({ failure: { error, attempts: (failure?.attempts ?? 0) + 1 } })),
      ),
    [token],
  );
  useEffect(() => {
    if (token) void load();
  }, [token, load]);
  const retry = () => {
    setBusy(true);
    void load().finally(() => setBusy(false));
  };
  return { ...answer, isBusy, retry };
}
