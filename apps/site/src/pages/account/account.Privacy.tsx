import { useStore } from 'jotai';
import { useState } from 'react';
import type { MemberPasskeys, MemberSessions } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { Button } from '@myler/ui/button';
import { Icon } from '@myler/ui/icon';
import { Link } from '@myler/ui/link';
import { withPassword } from '../../features/account/enter-password.ts';
import { KeptByLaw } from '../../features/account/KeptByLaw.tsx';
import { asMember, provider, site } from '../../features/account/member-calls.ts';
import { momentInWords } from '../../features/account/moment-in-words.ts';
import { saveJson } from '../../features/account/save-file.ts';
import { useAction } from '../../features/account/use-action.ts';
import { readMemberData } from '../../features/account/use-member-data.ts';
import { Row, Rows } from './account.Row.tsx';
import { TaskButton } from './account.TaskButton.tsx';
import { Passkeys } from './account.Passkeys.tsx';
import styles from './account.Rows.module.css';

type Session = MemberSessions['items'][number];

interface PrivacyProps {
  sessions: readonly Session[];
  passkeys: MemberPasskeys['items'];
}

/** How and where the member signs in, what is held, and how to close the account. */
export function Privacy({ sessions, passkeys }: PrivacyProps) {
  return (
    <Rows>
      <Row title="Passkeys" lead="Sign in with your finger, your face or the PIN of your device. Your password stays.">
        <Passkeys passkeys={passkeys} />
      </Row>
      <Row title="Signed in" lead="A device that you don’t know? Sign it out, and change your password.">
        <Sessions sessions={sessions} />
      </Row>
      <Row title="All we hold" lead="Your details, payments and consents, as one file.">
        <Download />
      </Row>
      <Row title="Close your account">
        <KeptByLaw />
        <div>
          <TaskButton task="close">Close your account</TaskButton>
        </div>
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
      await asMember(store, call);
      await readMemberData(store, 'sessions');
      announce(words);
    });
  return (
    <>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.item}>
            <div>
              <h3>{session.isThis ? 'This device' : (session.device ?? 'An unknown device')}</h3>
              <p>
                {session.isThis && session.device && `${session.device}. `}
                Last used {momentInWords(session.lastUsedAt)}, signed in {momentInWords(session.signedInAt)}
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
                Sign out<span className="visually-hidden"> {session.device ?? 'the unknown device'}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <output className={styles.quiet}>{announcement}</output>
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

function Download() {
  const store = useStore();
  const { isBusy, error, run } = useAction();
  return (
    <>
      <div>
        <Button
          variant="outline"
          isBusy={isBusy}
          busyLabel="Putting it together"
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
    <p className={styles.error} role="alert">
      <Icon name="warn" size={20} />
      {children}
    </p>
  );
}
