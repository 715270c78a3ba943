import { signedInAtom } from '@myler/state/user';
import { ErrorBoundary } from '@myler/ui/error-boundary';
import { Provider } from 'jotai';
import { DialogsRoot } from '../dialogs/DialogsRoot.tsx';
import { startVisit } from '../startup/start-visit.ts';
import { IslandFailure } from '../features/fallbacks/IslandFailure.tsx';
import { HeaderSearchRoot } from '../features/search/HeaderSearchRoot.tsx';
import { syncFamily } from '../features/fit/sync-family.ts';
import { syncShortlist } from '@myler/state/shortlist';
import { drawServerShortlist } from '../features/shortlist/server-shortlist.ts';
import { ShortlistToastRoot } from '../features/shortlist/ShortlistToastRoot.tsx';
import { prepareStore } from '../startup/prepare-store.ts';
import { delegateEvents } from './event-delegation.ts';
import { autoSubmitForms } from './auto-submit.ts';
import { readClientEnv } from './read-client-env.ts';
import { createSiteStore, navigateAtom, type SiteStore } from '../store/site-store.ts';
import { islands } from './island-registry.ts';
import { findAllLive, findLive, hasLive, setLive } from '@myler/islands/attributes';
import { createIslandRoot, registerIslands, startIslands } from '@myler/islands/browser';
import { layOutWhenIdle, nextTask } from '@myler/islands/loading';
import { navigate, reloadOnHistoryTraversal, setRouter } from '@myler/islands/navigation';

/**
 * Starts the application beside the page, at idle or at the first sign of intent: dialogs, the visitor's state, and the
 * handlers of the page's controls. The server-rendered page stays as it is until the visitor navigates to another one
 * (`router/client-router.ts`).
 *
 * It starts in several tasks, because on a slow phone one would block what the visitor does meanwhile.
 */
export async function start(): Promise<void> {
  // The code has been evaluated in the current task.
  await nextTask();
  const store = createSiteStore(readClientEnv());
  registerIslands(islands, {
    Boundary: ErrorBoundary,
    IslandFailure,
    provide: (content) => <Provider store={store}>{content}</Provider>,
  });
  setRouter(async () => (await import('../router/client-router.ts')).startClientRouter(store));
  prepareStore(store);
  store.set(navigateAtom, { to: (address) => void navigate(address) });
  // `shell/SiteDocument.tsx` has it.
  createIslandRoot(document.getElementById('overlay') as HTMLElement).render(
    <>
      {/* Each has its own boundary, so that one that fails leaves the others. */}
      <ErrorBoundary>
        <DialogsRoot />
      </ErrorBoundary>
      <ErrorBoundary>
        <HeaderSearchRoot />
      </ErrorBoundary>
      <ErrorBoundary renderFailure={() => null}>
        <ShortlistToastRoot />
      </ErrorBoundary>
    </>,
  );
  await nextTask();
  // In one task: when a link is followed, the islands of the page must have been found.
  delegateEvents(store);
  autoSubmitForms();
  reloadOnHistoryTraversal();
  syncShortlist(store);
  drawServerShortlist(store);
  syncFamily(store);
  startIslands();
  await nextTask();
  startVisit(store);
  whenSignedIn(store, async () => (await import('./for-members.ts')).startForMember(store));
  setLive(document.documentElement, 'ready', true);
  layOutParts();
}

/** Runs once, as soon as somebody is signed in. Other visitors do not fetch its code. */
function whenSignedIn(store: SiteStore, run: () => Promise<void>): void {
  const runOnce = () => {
    if (!store.get(signedInAtom)) return;
    unsubscribe();
    run().catch(reportError);
  };
  const unsubscribe = store.sub(signedInAtom, runOnce);
  runOnce();
}

/** Lays out the parts of the first page that are below the window (`shell/partial-layout.css`). */
function layOutParts(): void {
  if (!findLive('partial') || hasLive(document.documentElement, 'whole')) return;
  const hotels = findAllLive('found-hotels').flatMap((list) => [...list.children]);
  layOutWhenIdle([...document.querySelectorAll('main > *, footer'), ...hotels]);
}
