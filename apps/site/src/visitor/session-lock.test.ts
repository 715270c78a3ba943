import { afterEach, expect, it, vi } from 'vitest';
import * as contract from '@myler/api-client/contract';
import { createMemberSameOriginClient } from '@myler/api-client/account';
import { sameOriginEndpoints } from '@myler/api-client/endpoints';
import { createSameOriginClient } from '@myler/api-client/same-origin';
import { inTurn, withSessionLock } from './session-lock.ts';

afterEach(() => vi.unstubAllGlobals());

const setsCookie = Object.entries(sameOriginEndpoints).flatMap(([name, endpoint]) => {
  const response = 'response' in endpoint ? endpoint.response : undefined;
  return response === contract.session || response === contract.registrationResponse ? [name] : [];
});

it('all calls are known whose answer sets the session’s cookie', () => {
  expect(setsCookie).toEqual(expect.arrayContaining(['signIn', 'signInWithPasskey', 'refresh', 'register']));
});

it.each(setsCookie)(
  '%s waits for an older answer with a cookie, also to another tab, and is answered after it',
  async (name) => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', () => {
      asked.push(name);
      return Promise.resolve(new Response(null, { status: 204 }));
    });
    const clients = [createSameOriginClient(), createMemberSameOriginClient({ token: () => 'a token' })];
    const { path } = sameOriginEndpoints[name as keyof typeof sameOriginEndpoints];
    const { call } = inTurn(clients[/^\/(?:account|invitations|token\/passkey)/.test(path) ? 1 : 0]!);
    let answer = () => {};
    const older = withSessionLock(() => new Promise<void>((resolve) => (answer = resolve)));
    const newer = (call as (key: string, options: object) => Promise<unknown>)(name, { idempotencyKey: 'a key' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toEqual([]);
    answer();
    await Promise.all([older, newer]);
    expect(asked).toEqual([name]);
  },
);
