import { useAtomValue, useStore } from 'jotai';
import { Button, LinkButton } from '@myler/ui/button';
import { signedInAtom, userAtom } from '@myler/state/user';
import { useIsLive } from '@myler/ui/use-is-live';
import { envAtom } from '../store/site-store.ts';
import { press } from '../live/live.ts';
import { JoinLink } from '../features/memberships/JoinLink.tsx';
import { signOut } from '../visitor/sign-out.ts';
import styles from './account.island.module.css';

/** Who is signed in goes on to the web app; who is not may sign in or join. */
export function Account() {
  const isLive = useIsLive();
  // The server knows nobody.
  const signedIn = useAtomValue(signedInAtom) && isLive;
  const user = useAtomValue(userAtom);
  const store = useStore();
  const { webAppUrl } = useAtomValue(envAtom);
  return (
    <div className={styles.account}>
      {signedIn ? (
        <>
          {/* Keyed, so that this button does not become "Sign in" under the very press that signs out. */}
          <Button key="sign-out" variant="quiet" data-only="wide" onClick={() => void signOut(store)}>
            Sign out
          </Button>
          {/* Spoken in full; a window that is not wide has room for its last word only. */}
          <LinkButton
            variant="gold"
            size="small"
            href={`${webAppUrl}/travel`}
            aria-label={user ? `${user.name}’s travels` : 'Your travels'}
          >
            <span>
              <span className={styles.whose}>{user ? <Whose name={user.name} /> : 'Your '}</span>travels
            </span>
          </LinkButton>
        </>
      ) : (
        <>
          <Button key="sign-in" variant="quiet" data-only="wide" {...press({ dialog: 'sign-in' })}>
            Sign in
          </Button>
          <JoinLink variant="gold" size="small">
            Join
          </JoinLink>
        </>
      )}
    </div>
  );
}

function Whose({ name }: { name: string }) {
  return (
    <>
      <bdi className={styles.name}>{name}</bdi>’s{' '}
    </>
  );
}
