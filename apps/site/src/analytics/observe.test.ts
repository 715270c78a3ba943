import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consentAtom } from '@myler/state/session';
import { setSessionAtom, signOutAtom } from '@myler/state/user';
import { defaultClientEnv } from '../store/client-env.ts';
import { createSiteStore } from '../store/site-store.ts';
import { analyticsOf } from './analytics.ts';
import { observe } from './observe.ts';

interface Sent {
  type: string;
  name: string;
  userId?: string;
}

/** The parts of `document` that observing reads. */
const page = { cookie: '', referrer: '', title: '', addEventListener: () => undefined, querySelectorAll: () => [] };
const sent: Sent[] = [];

beforeEach(() => {
  sent.length = 0;
  page.cookie = 'cookie-consent=v1.necessary.analytics';
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('location', new URL('https://myler.example/faq'));
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    sent.push(...(JSON.parse(body) as { events: Sent[] }).events);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

function watched() {
  const store = createSiteStore(defaultClientEnv);
  store.set(consentAtom, { necessary: true, analytics: true });
  return { store, ...observe(store) };
}

const ada = { accessToken: 'a', user: { id: 'member-1', name: 'Ada' } };

it('events have the member’s id while the member is signed in, and have none after signing out', async () => {
  const { store, analytics } = watched();
  analyticsOf(store).identify(ada.user.id);
  store.set(setSessionAtom, ada);
  analytics.page({ path: '/faq' });
  store.set(signOutAtom);
  analytics.page({ path: '/about' });
  await analytics.flush();
  expect(sent.map(({ type, userId }) => [type, userId])).toEqual([
    ['identify', 'member-1'],
    ['page', 'member-1'],
    ['page', undefined],
  ]);
  expect(JSON.stringify(sent)).not.toContain('Ada');
});

it('a visitor who rejects analytics in another tab is not counted in this tab, whose consent follows', async () => {
  const { store, analytics } = watched();
  analytics.page({ path: '/faq' });
  page.cookie = 'cookie-consent=v1.necessary';
  await analytics.flush();
  analytics.page({ path: '/about' });
  await analytics.flush();
  expect(sent).toEqual([]);
  expect(store.get(consentAtom)).toEqual({ necessary: true, analytics: false });
});

it('a site that an operator configured without analytics sends no events', async () => {
  const store = createSiteStore({ ...defaultClientEnv, analyticsUrl: 'none' });
  store.set(consentAtom, { necessary: true, analytics: true });
  const { analytics } = observe(store);
  analytics.page({ path: '/faq' });
  await analytics.flush();
  expect(sent).toEqual([]);
});
