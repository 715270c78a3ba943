import { useAtomValue } from 'jotai';
import { Button, LinkButton } from '@myler/ui/button';
import { signedInAtom, userAtom } from '@myler/state/user';
import { envAtom } from '../app/site-store.ts';
import { dialogTrigger } from '../dialogs/dialog-trigger.ts';
import { JoinLink } from '../dialogs/JoinLink.tsx';
import styles from './SiteHeader.Account.module.css';

/** Who is signed in goes on to the web app; who is not may sign in or join. */
export function Account() {
  const signedIn = useAtomValue(signedInAtom);
  const user = useAtomValue(userAtom);
  const { webAppUrl } = useAtomValue(envAtom);
  return (
    <div className={styles.account}>
      {signedIn ? (
        <LinkButton variant="gold" size="small" href={`${webAppUrl}/travel`}>
          {user ? `${user.name}’s travels` : 'Your travels'}
        </LinkButton>
      ) : (
        <>
          <Button variant="quiet" data-only="wide" {...dialogTrigger('sign-in')}>
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

export const accountIsland = () => <Account />;
