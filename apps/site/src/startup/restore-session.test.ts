import { createStore } from 'jotai/vanilla';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionFailureAtom, sessionKnownAtom, signedInAtom, userAtom } from '@myler/state/user';
import { restoreSession } from './restore-session.ts';

/** The responses of the site's own origin to the refresh and to the current-user call. */
interface Responses {
  session: Response | Error;
  me: Response | Error;
}

describe('on application load, the site', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Loads the application with these responses. Resolves with the store and the requests, in order. */
  async function load({ session, me }: Responses) {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
      const url = input instanceof Request ? input.url : String(input);
      asked.push(`${init?.method ?? 'GET'} ${url}`);
      const response = url.startsWith('/api/token') ? session : me;
      return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
    });
    const store = createStore();
    await restoreSession(store);
    return { store, asked };
  }
  const noSession = () => new Response(null, { status: 204 });

  it(
    'signs the member in when the current-user call says status true (specification 4 and 7)',
    { tags: ['spec:4-signed-in-on-load'] },
    async () => {
      const { store, asked } = await load({
        session: noSession(),
        me: Response.json({ status: true, user: { id: 'u1', name: 'Amara' } }),
      });
      expect(asked).toEqual(['PUT /api/token', 'GET /v1/me']);
      expect([store.get(signedInAtom), store.get(userAtom)?.name]).toEqual([true, 'Amara']);
    },
  );

  it('signs nobody in when the current-user call says status false', { tags: ['spec:7-me'] }, async () => {
    const { store } = await load({ session: noSession(), me: Response.json({ status: false }) });
    expect(store.get(signedInAtom)).toBe(false);
  });

  it('knows no reason to doubt that a visitor without a session is signed out', async () => {
    const { store } = await load({ session: noSession(), me: Response.json({ status: false }) });
    expect([store.get(sessionKnownAtom), store.get(sessionFailureAtom)]).toEqual([true, undefined]);
  });

  it.each([
    ['is answered with 503', Response.json({}, { status: 503 }), 503],
    ['is never answered', new TypeError('fetch failed'), 0],
  ])('signs nobody in when the refresh %s, and keeps why', async (_, session, status) => {
    const { store } = await load({ session, me: Response.json({ status: false }) });
    expect([store.get(sessionKnownAtom), store.get(signedInAtom)]).toEqual([true, false]);
    expect(store.get(sessionFailureAtom)).toMatchObject({ status });
  });

  it.each([
    ['is refused', new Response('{"message":"No"}', { status: 401, headers: { 'content-type': 'application/json' } })],
    ['answers HTML', new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } })],
    ['is never answered', new TypeError('fetch failed')],
  ])(
    'signs nobody in when the current-user call %s (specification 4 and 8)',
    { tags: ['spec:4-signed-out-on-failure', 'spec:8-current-user'] },
    async (_, me) => {
      const { store } = await load({ session: noSession(), me });
      expect(store.get(signedInAtom)).toBe(false);
      expect(store.get(userAtom)).toBeNull();
    },
  );
});
