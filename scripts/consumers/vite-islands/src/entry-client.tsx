import { delegateActions } from '@myler/islands/actions';
import { live, readLive } from '@myler/islands/attributes';
import { createIslandRoot, registerIslands, startIslands } from '@myler/islands/browser';
import { JoinUsWizard } from '@myler/forms/join-us';
import { openDialogAtom } from '@myler/state/dialogs';
import { setSessionAtom } from '@myler/state/user';
import { ErrorBoundary } from '@myler/ui/error-boundary';
import { createStore, Provider } from 'jotai';
import { islands } from './islands.ts';
import { wizard } from './wizard.ts';

export async function start(): Promise<void> {
  const store = createStore();
  registerIslands(islands, {
    Boundary: ErrorBoundary,
    IslandFailure: ({ failure }) => (
      <p tabIndex={-1} {...live({ failure: true })}>
        This part did not work. <button onClick={failure.retry}>Try again</button>
      </p>
    ),
    provide: (content) => <Provider store={store}>{content}</Provider>,
  });
  createIslandRoot(document.querySelector('#overlay')!).render(
    <JoinUsWizard {...wizard} onWelcome={(session) => session && store.set(setSessionAtom, session)} country="FR" />,
  );
  delegateActions({
    join(control) {
      const membershipId = readLive(control, 'join');
      store.set(openDialogAtom, 'join-us-1', membershipId ? { membershipId } : {});
    },
  });
  startIslands();
}
