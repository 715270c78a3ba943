import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import type { MailLinkKind } from '@myler/config/mail-links';
import { createMemberSameOriginClient } from '@myler/api-client/account';
import { createGatewayClient } from '@myler/api-client/gateway';
import { isolate } from '@myler/config/names';
import { DecisionForm, MailLinkForm } from '@myler/forms/account';
import {
  changeDialogAtom,
  closeDialogAtom,
  dialogNames,
  presentedDialogAtom,
  requestCloseDialogAtom,
} from '@myler/state/dialogs';
import { sessionKnownAtom, signedInAtom } from '@myler/state/user';
import { Button } from '@myler/ui/button';
import { Dialog } from '@myler/ui/dialog';
import { asMember, site } from '../features/account/member-calls.ts';
import { readMemberData } from '../features/account/use-member-data.ts';
import type { SiteStore } from '../store/site-store.ts';
import { memberDataAtom } from '@myler/state/user';

interface MailLinkAction {
  /** What the button does, or what finds that out. */
  question: string | ((children: (question: string) => ReactNode) => ReactElement);
  /** What the button says, as in the email. */
  action: string;
  busyLabel: string;
  /** Called by the button, and by nothing else. */
  press: (token: string, store: SiteStore) => Promise<unknown>;
  done: string;
  /** What whoever is not signed in reads, where the link alone is not enough. */
  signInFirst?: string;
}

/** What a link of an email does when its button is pressed. A new password and an invitation have a form, whose button sends it. */
const actions: Record<Exclude<MailLinkKind, 'reset-password' | 'invitation'>, MailLinkAction> = {
  'confirm-email': {
    question: (children) => <NewAddress>{children}</NewAddress>,
    action: 'Confirm this address',
    busyLabel: 'Confirming',
    press: ofEmail((token, store) => asMember(store, () => site.call('confirmEmail', { body: { token } }))),
    done: 'Thank you. You sign in with the new address from now on, and our emails go there.',
    signInFirst:
      'Sign in first, with the email address that you have had until now. Then you come back here, and press the button that confirms the new one.',
  },
  'cancel-email': {
    question:
      'Press the button, and the email address of your membership stays as it is. If you did not ask for another one, somebody may know your password: choose a new one afterwards.',
    action: 'Cancel the change',
    busyLabel: 'Cancelling',
    press: ofEmail((token) => createMemberSameOriginClient().call('cancelEmailByLink', { body: { token } })),
    done: 'The change is cancelled, and your email address stays as it is.',
  },
  'newsletter-confirm': {
    question: 'Press the button, and the letter comes to you about once a fortnight, on a Thursday.',
    action: 'Send me the letter',
    busyLabel: 'Confirming',
    press: (token) => createGatewayClient().call('confirmSubscription', { body: { token } }),
    done: 'You are on the list. A first letter is on its way; the next comes on a Thursday.',
  },
  'have-written': {
    question:
      'This is for the Myler to whom our email went. Press the button once you have written: a member’s account then says so, and the lead of the desk need not ask.',
    action: 'I have written',
    busyLabel: 'Noting it',
    press: (token) => createGatewayClient().call('noteWritten', { body: { token } }),
    done: 'Thank you. It is noted.',
  },
};

function ofEmail(call: MailLinkAction['press']): MailLinkAction['press'] {
  return async (token, store) => {
    await call(token, store);
    // A page of the account may be open behind the dialog.
    if (store.get(signedInAtom)) await readMemberData(store, 'details').catch(() => undefined);
  };
}

/** The dialog of a link of an email. It does nothing by being opened. */
function MailLink({ kind }: { kind: keyof typeof actions }) {
  const store = useStore();
  const token = useAtomValue(presentedDialogAtom)?.payload.token;
  const requestClose = useSetAtom(requestCloseDialogAtom);
  const close = useSetAtom(closeDialogAtom);
  const { question, press, signInFirst, ...words } = actions[kind];
  const form = (asked: string) => (
    <MailLinkForm key={token} {...words} send={() => press(token ?? '', store)} onClose={() => close()}>
      <p>{asked}</p>
    </MailLinkForm>
  );
  return (
    <Dialog open onClose={requestClose} title={dialogNames[kind]} variant="side">
      {token ? (
        <SignedIn key={token} token={token} first={signInFirst}>
          {typeof question === 'string' ? form(question) : question(form)}
        </SignedIn>
      ) : (
        <p role="status">Open this with the link in our email.</p>
      )}
    </Dialog>
  );
}

interface SignedInProps {
  token: string;
  /** What whoever is not signed in reads; without it everybody sees the children. */
  first: string | undefined;
  children: ReactNode;
}

/** Asks for signing in before the children, and comes back to this dialog with the token. */
function SignedIn({ token, first, children }: SignedInProps) {
  const isKnown = useAtomValue(sessionKnownAtom);
  const signedIn = useAtomValue(signedInAtom);
  const changeDialog = useSetAtom(changeDialogAtom);
  const close = useSetAtom(closeDialogAtom);
  if (!first || signedIn) return children;
  if (!isKnown) return <p role="status">Looking whether you are signed in.</p>;
  return (
    <DecisionForm
      value={undefined}
      action="Sign in"
      busyLabel="Sign in"
      back="Not now"
      send={() => Promise.resolve()}
      onDone={() => changeDialog('sign-in', { token })}
      onBack={() => close()}
    >
      <p>{first}</p>
    </DecisionForm>
  );
}

/**
 * Names the address that waits in the account, as it is there now: whoever gets the link of a change that an intruder has asked
 * for sees whose address it is before the button.
 */
function NewAddress({ children }: { children: (question: string) => ReactNode }) {
  const store = useStore();
  const [found, setFound] = useState<{ address: string | undefined } | 'failed'>();
  const look = useCallback(
    () =>
      readMemberData(store, 'details').then(
        () => setFound({ address: store.get(memberDataAtom).details?.newEmail }),
        () => setFound('failed'),
      ),
    [store],
  );
  useEffect(() => void look(), [look]);
  if (!found) return <p role="status">Looking which address waits in your account.</p>;
  if (found === 'failed')
    return (
      <>
        <p role="alert">We could not look which address waits in your account. Nothing has changed.</p>
        <Button
          onClick={() => {
            setFound(undefined);
            void look();
          }}
        >
          Try again
        </Button>
      </>
    );
  if (!found.address)
    return (
      <p role="status">
        This link has been used, was cancelled, is older than an hour, or belongs to another member’s account.
      </p>
    );
  return children(
    `Press the button, and you sign in with ${isolate(found.address)} from now on. If that is not your address, do not press it: somebody else is in your account, and a new password shuts them out.`,
  );
}

export const ConfirmEmail = () => <MailLink kind="confirm-email" />;
export const CancelEmail = () => <MailLink kind="cancel-email" />;
export const ConfirmNewsletter = () => <MailLink kind="newsletter-confirm" />;
export const HaveWritten = () => <MailLink kind="have-written" />;
