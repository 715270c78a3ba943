import { afterEach, expect, it, vi } from 'vitest';
import { presentedDialogAtom } from '@myler/state/dialogs';
import { consentAtom } from '@myler/state/session';
import { createSiteStore } from '../store/site-store.ts';
import { defaultClientEnv } from '../store/client-env.ts';
import { openFirstDialog } from './open-first-dialog.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['the newsletter waits for a browser that can remember it', { hasAnswered: true, cookieEnabled: true }, undefined],
  [
    'privacy is asked about, because the answer is a cookie',
    { hasAnswered: false, cookieEnabled: true },
    'cookie-consent',
  ],
  ['nothing is asked that nothing can remember', { hasAnswered: false, cookieEnabled: false }, undefined],
])('where storage is blocked, %s', async (_what, { hasAnswered, cookieEnabled }, opened) => {
  vi.stubGlobal('navigator', { cookieEnabled });
  vi.stubGlobal('location', new URL('https://myler.example/faq'));
  const store = createSiteStore(defaultClientEnv);
  if (hasAnswered) store.set(consentAtom, { analytics: false } as never);
  await openFirstDialog(store);
  expect(store.get(presentedDialogAtom)?.type).toBe(opened);
});
