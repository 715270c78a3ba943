import { createStore } from 'jotai/vanilla';
import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '@myler/api-client/contract';
import {
  loadCurrentUserAtom,
  sessionFailureAtom,
  setSessionAtom,
  signedInAtom,
  signOutAtom,
  userAtom,
} from './index.ts';

const amara = { user: { id: 'u1', name: 'Amara' }, accessToken: 'a1' };

describe('being signed in', () => {
  it('is false by default (specification 4)', { tags: ['spec:3-signed-in', 'spec:4-signed-out'] }, () => {
    expect(createStore().get(signedInAtom)).toBe(false);
  });

  it('follows the status field of the current-user call (specification 4)', async () => {
    const store = createStore();
    await store.set(loadCurrentUserAtom, () => Promise.resolve({ status: true, user: amara.user }));
    expect(store.get(signedInAtom)).toBe(true);
    expect(store.get(userAtom)).toEqual({ name: 'Amara' });
    await store.set(loadCurrentUserAtom, () => Promise.resolve({ status: false }));
    expect(store.get(signedInAtom)).toBe(false);
    expect(store.get(userAtom)).toBeNull();
  });

  it('is false when that call fails (specification 4 and 8)', async () => {
    const store = createStore();
    store.set(setSessionAtom, amara);
    await store.set(loadCurrentUserAtom, () => Promise.reject(new Error('503')));
    expect(store.get(signedInAtom)).toBe(false);
  });

  it.each([[undefined], [null], [''], ['OK'], [[]], [{}], [{ status: 'true' }]])(
    'is false when that call’s response has no status: %j (specification 4)',
    async (response) => {
      const store = createStore();
      store.set(setSessionAtom, amara);
      await store.set(loadCurrentUserAtom, () => Promise.resolve(response as unknown as CurrentUser));
      expect([store.get(signedInAtom), store.get(userAtom)]).toEqual([false, null]);
    },
  );

  it('keeps the access token, in memory, when the call confirms a session', { tags: ['spec:3-user'] }, async () => {
    const store = createStore();
    store.set(setSessionAtom, amara);
    await store.set(loadCurrentUserAtom, () => Promise.resolve({ status: true }));
    expect(store.get(userAtom)).toEqual({ accessToken: 'a1', name: 'Amara' });
  });

  it('is not changed by a late response to an earlier request', async () => {
    const store = createStore();
    let respond: (late: CurrentUser) => void = () => undefined;
    const slow = new Promise<CurrentUser>((resolve) => {
      respond = resolve;
    });
    const loading = store.set(loadCurrentUserAtom, () => slow);
    store.set(setSessionAtom, amara);
    respond({ status: false });
    await loading;
    expect(store.get(signedInAtom)).toBe(true);

    store.set(signOutAtom);
    expect(store.get(signedInAtom)).toBe(false);
    expect(store.get(userAtom)).toBeNull();
  });

  it.each(['in', 'out'])('is no longer unknown once the visitor signs %s', (change) => {
    const store = createStore();
    store.set(sessionFailureAtom, new Error('503'));
    if (change === 'in') store.set(setSessionAtom, amara);
    else store.set(signOutAtom);
    expect(store.get(sessionFailureAtom)).toBeUndefined();
  });

  type Change = 'in' | 'out';
  it.each<[before: Change[], meanwhile: Change[]]>([
    [[], ['in', 'out']],
    [['in'], ['in']],
    [['in', 'out'], ['out']],
    [['in'], ['out', 'in']],
    [['out'], ['in', 'out']],
  ])(
    'after %j stays as it was left, and ignores the late response to a request sent before %j',
    async (before, meanwhile) => {
      const store = createStore();
      const turn = (change: Change) => (change === 'in' ? store.set(setSessionAtom, amara) : store.set(signOutAtom));
      before.forEach(turn);
      let respond: (late: CurrentUser) => void = () => undefined;
      const loading = store.set(loadCurrentUserAtom, () => new Promise((resolve) => (respond = resolve)));
      meanwhile.forEach(turn);
      const isIn = meanwhile.at(-1) === 'in';
      respond(isIn ? { status: false } : { status: true, user: { id: 'u2', name: 'Ines' } });
      await loading;
      expect([store.get(signedInAtom), store.get(userAtom)?.name]).toEqual([isIn, isIn ? 'Amara' : undefined]);
    },
  );
});
