import { useAtomValue, useStore } from 'jotai';
import { Button, LinkButton } from '@myler/ui/button';
import { signedInAtom, userAtom } from '@myler/state/user';
import { useIsLive } from '@myler/ui/use-is-live';
import { envAtom } from '../store/site-store.ts';
import { press } from '../live/live.ts';
import { JoinLink } from '../features/memberships/JoinLink.tsx';
import { signOut } from '../visitor/sign-out.ts';
import styles from './account.island.module.css';

/** A signed-in member sees a link to the web app and "Sign out"; other visitors see "Sign in" and "Join". */
export function Account() {
  const isLive = useIsLive();
  // Server markup is the same for everyone, so hydration starts signed out.
  const signedIn = useAtomValue(signedInAtom) && isLive;
  const user = useAtomValue(userAtom);
  const store = useStore();
  const { webAppUrl } = useAtomValue(envAtom);
  return (
    <div className={styles.account}>
      {signedIn ? (
        <>
          {/* A different key gives "Sign in" another node, so that the press that signs out cannot land on it. */}
          <Button key="sign-out" variant="quiet" data-only="wide" onClick={() => void signOut(store)}>
            Sign out
          </Button>
          {/* The label is read out in full; a narrow window shows its last word only. */}
          <LinkButton
            variant="gold"
            size="small"
            href={`${webAppUrl}/travel`}
            aria-label={user ? `${user.name}’s travels` : 'Your travels'}
          >
            <span>
              <span className={styles.owner}>{user ? <MemberName name={user.name} /> : 'Your '}</span>travels
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

function MemberName({ name }: { name: string }) {
  return (
    <>
      <bdi className={styles.name}>{name}</bdi>’s{' '}
    </>
  );
}
