import { createStore } from 'jotai/vanilla';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '@myler/api-client/errors';
import { signedInAtom } from '@myler/state/user';
import { accessToken } from '../../visitor/access-token.ts';
import { memberDataAtom, storeMemberDataAtom } from '@myler/state/user';
import { takeSession } from '../../visitor/take-session.ts';
import { asMember } from './member-calls.ts';

afterEach(() => vi.unstubAllGlobals());

const sessionOf = (id: string) => ({ user: { id, name: id }, accessToken: `token of ${id}`, expiresIn: 300 });

/** A page of Ada, whose session has ended, when the cookie of this browser is somebody's. Saves once. */
async function saveOnPageOfAda(next: string) {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(sessionOf(next))));
  const store = createStore();
  takeSession(store, sessionOf('ada'));
  store.set(storeMemberDataAtom, { membership: { firstName: 'Ada' } as never });
  const savedWith: (string | undefined)[] = [];
  const isOver = new ApiError({ request: { method: 'PUT', url: '/v1/me/details' }, status: 401 });
  const saved = asMember(store, () => {
    savedWith.push(accessToken());
    return savedWith.length > 1 && accessToken() ? Promise.resolve('saved') : Promise.reject(isOver);
  });
  const answer = await saved.catch((error: { message: string }) => error.message);
  return { answer, savedWith, reload, store };
}

it('a call of a member goes on in a session that was renewed', async () => {
  const { answer, reload, store } = await saveOnPageOfAda('ada');
  expect(answer).toBe('saved');
  expect(reload).not.toHaveBeenCalled();
  expect(store.get(memberDataAtom)).toHaveProperty('membership');
});

it('nothing that one member’s page has read or typed goes to another, who has signed in in another tab', async () => {
  const { answer, savedWith, reload, store } = await saveOnPageOfAda('bob');
  expect(answer).toContain('Sign in');
  expect(savedWith).toEqual(['token of ada']);
  expect(reload).toHaveBeenCalledOnce();
  expect([store.get(signedInAtom), store.get(memberDataAtom)]).toEqual([false, {}]);
});
