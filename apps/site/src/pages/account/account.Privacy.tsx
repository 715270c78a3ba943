import { useStore } from 'jotai';
import { useState } from 'react';
import type { MemberSessions } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { KeptByLaw } from '@myler/forms/account';
import { Button } from '@myler/ui/button';
import { Icon } from '@myler/ui/icon';
import { Link } from '@myler/ui/link';
import { withPassword } from '../../features/account/enter-password.ts';
import { provider, site } from '../../features/account/member-calls.ts';
import { momentInWords } from '@myler/domain/words';
import { Cluster, Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { saveJson } from '../../features/account/save-file.ts';
import { useAction } from '../../features/account/use-action.ts';
import { readMemberData, useMemberData } from '../../features/account/use-member-data.ts';
import { Loaded, LoadedFrom } from './account.Loaded.tsx';
import { isOnNoCard, useMembership } from './account.OnCard.tsx';
import { Row, Rows } from './account.Row.tsx';
import { TaskButton } from './account.TaskButton.tsx';
import { Passkeys } from './account.Passkeys.tsx';
import styles from './account.Rows.module.css';

type Session = MemberSessions['items'][number];

/** How and where the member signs in, what is held, and how to close the account. */
export function Privacy() {
  return (
    <Rows>
      <Row title="Passkeys" lead="Sign in with your finger, your face or the PIN of your device. Your password stays.">
        <Loaded name="passkeys" what="your passkeys">
          {({ items }) => <Passkeys passkeys={items} />}
        </Loaded>
      </Row>
      <Row title="Signed in" lead="A device that you don’t know? Sign it out, and change your password.">
        <Loaded name="sessions" what="your sessions">
          {({ items }) => <Sessions sessions={items} />}
        </Loaded>
      </Row>
      <Row title="What we keep about you" lead="Your details, payments and consents, as one file.">
        <Download />
      </Row>
      <Row title="Close your account">
        <KeptByLaw />
        <Close />
        <p>
          <Link href={address('/privacy-policy')}>The privacy policy</Link> says the same with its reasons.
        </p>
      </Row>
    </Rows>
  );
}

function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const store = useStore();
  const { isBusy, error, run } = useAction();
  const [announcement, announce] = useState('');
  const end = (call: () => Promise<unknown>, words: string) =>
    run(async () => {
      await withPassword(store, call);
      await readMemberData(store, 'sessions');
      announce(words);
    });
  return (
    <>
      <Stack as="ul">
        {sessions.map((session) => (
          <li key={session.id} className={styles.item}>
            <div>
              <h3>{session.isThis ? 'This device' : (session.device ?? 'An unknown device')}</h3>
              <p>
                {session.isThis && session.device && <span>{`${session.device}. `}</span>}
                <span>{`Last used ${momentInWords(session.lastUsedAt)}, signed in ${momentInWords(session.signedInAt)}`}</span>
              </p>
            </div>
            {!session.isThis && (
              <Button
                variant="quiet"
                size="small"
                onClick={() =>
                  end(() => site.call('endSession', { params: { id: session.id } }), 'That device is signed out.')
                }
              >
                Sign out<span className="visually-hidden">{` ${session.device ?? 'the unknown device'}`}</span>
              </Button>
            )}
          </li>
        ))}
      </Stack>
      <Text as="output" tone="quiet">
        {announcement}
      </Text>
      {error && <Failed>{error}</Failed>}
      {sessions.length > 1 && (
        <div>
          <Button
            variant="outline"
            isBusy={isBusy}
            busyLabel="Signing out"
            onClick={() => end(() => site.call('endSessions'), 'All other devices are signed out.')}
          >
            Sign out all other devices
          </Button>
        </div>
      )}
    </>
  );
}

/** The dialog says when the year is over, and asks for the address. */
function Close() {
  const details = useMemberData('details');
  const membership = useMembership();
  const close = (
    <div>
      <TaskButton task="close">Close your account</TaskButton>
    </div>
  );
  return (
    <LoadedFrom from={details} what="your details">
      {() =>
        isOnNoCard(membership) ? (
          close
        ) : (
          <LoadedFrom from={membership} what="your membership">
            {() => close}
          </LoadedFrom>
        )
      }
    </LoadedFrom>
  );
}

function Download() {
  const store = useStore();
  const { isBusy, error, run } = useAction();
  return (
    <>
      <div>
        <Button
          variant="outline"
          isBusy={isBusy}
          busyLabel="Preparing the file"
          onClick={() =>
            run(async () => saveJson('myler.json', await withPassword(store, () => provider.call('exportData'))))
          }
        >
          Download everything
        </Button>
      </div>
      {error && <Failed>{error}</Failed>}
    </>
  );
}

function Failed({ children }: { children: string }) {
  return (
    <Cluster as="p" nowrap gap={2} align="start" className={styles.error} role="alert">
      <Icon name="warn" size={20} />
      <span>{children}</span>
    </Cluster>
  );
}
