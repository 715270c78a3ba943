import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import type { MemberMembership } from '@myler/api-client/contract';
import { memberCountAtom, setSessionAtom, storeMemberDataAtom } from '@myler/state/user';
import { showMemberDesk } from './member-desk.ts';

afterEach(() => vi.unstubAllGlobals());

const membership = {
  membershipId: 'black-plus',
  mylers: [{ id: 'adaeze-nwosu', name: 'Adaeze Nwosu', city: 'London', from: 9, until: 18 }],
  nightLine: '+44 20 7946 0199',
} as unknown as MemberMembership;

it('the family sheet names a member’s three Mylers and their line, and nobody for whoever has not three', () => {
  const classes = new Map<string, new () => { connectedCallback: () => void; textContent: string }>();
  vi.stubGlobal('HTMLElement', Object);
  vi.stubGlobal('customElements', {
    get: (name: string) => classes.get(name),
    define: (name: string, element: never) => classes.set(name, element),
  });
  const store = createStore();
  showMemberDesk(store);
  const Element = classes.get('member-desk')!;
  const printed = new Element();
  printed.connectedCallback();
  expect(printed.textContent ?? '').toBe('');
  // The membership is read with the first session.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  store.set(setSessionAtom, { user: { id: 'b1f0', name: 'Amara' }, accessToken: 'a' });
  store.set(storeMemberDataAtom, { membership }, store.get(memberCountAtom));
  expect(printed.textContent).toMatch(/^Your Mylers: Adaeze Nwosu in London, 09:00 to 18:00.*0199\.$/);
  store.set(storeMemberDataAtom, { membership: { ...membership, mylers: undefined } }, store.get(memberCountAtom));
  expect(printed.textContent).toBe('');
});
