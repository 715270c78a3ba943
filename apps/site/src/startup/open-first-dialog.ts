import { nextTask } from '@myler/islands/loading';
import { readStorage, sessionDevice } from '@myler/state/device';
import { openDialogAtom, presentedDialogAtom } from '@myler/state/dialogs';
import { consentAtom, openingDialog, sessionFlagAtoms } from '@myler/state/session';
import type { SiteStore } from '../store/site-store.ts';
import { analyticsOf } from '../analytics/analytics.ts';
import { leaveClosedDialogEntry } from '../dialogs/use-dialog-history.ts';
import { openLinkedDialog } from './open-linked-dialog.ts';
import { showCurrency } from '../visitor/choose-currency.ts';
import { sessionClient } from '../visitor/session-lock.ts';
import { storeSession } from '../visitor/take-session.ts';

/**
 * Opens at most one dialog. A registration that a reload interrupted comes first, then the address, then dialogs that
 * open by themselves (docs/specification.md, section 2).
 */
export async function openFirstDialog(store: SiteStore): Promise<void> {
  if (wasJoiningInterrupted() && (await resumeJoining(store))) return;
  if (openLinkedDialog(store)) return;
  // The clicks that the early script captured are replayed right after the application has started.
  await nextTask();
  const flags = {
    // A member who looks at the account is not asked for an address.
    // oxlint-disable-next-line myler/no-literal-address -- It begins four addresses, and `address` would weigh on each page.
    'newsletter-opened': location.pathname.startsWith('/account') || store.get(sessionFlagAtoms['newsletter-opened']),
    'cookie-consent-opened': store.get(sessionFlagAtoms['cookie-consent-opened']),
  };
  const opening = openingDialog({ consentGiven: store.get(consentAtom) !== undefined, flags });
  // The visitor has opened a dialog meanwhile: wait for the next load.
  if (!opening || store.get(presentedDialogAtom)) return leaveClosedDialogEntry(store);
  const isRemembered = store.set(sessionFlagAtoms[`${opening}-opened`]);
  // Where nothing remembers it, it would open at every load: only the answer about privacy is a cookie. The footer opens it too.
  if (!isRemembered && (opening === 'newsletter' || !navigator.cookieEnabled)) return;
  store.set(openDialogAtom, opening);
}

/**
 * Whether a reload or a lost connection has left a registration without a response, or a wizard open
 * (docs/product-decisions.md, The join-us wizard).
 */
const wasJoiningInterrupted = () =>
  Boolean(readStorage(sessionDevice, 'join-attempt') ?? readStorage(sessionDevice, 'join-progress'));

/** Shows what became of a registration, and goes on with it. Its code is fetched only when there was one. */
async function resumeJoining(store: SiteStore): Promise<boolean> {
  const { joinUsClient, resumeJoin } = await import('@myler/forms/join-us');
  return resumeJoin(store, {
    client: joinUsClient(sessionClient),
    analytics: analyticsOf(store),
    onWelcome: storeSession(store),
    onCurrency: (code) => showCurrency(store, code),
  });
}
