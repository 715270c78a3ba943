import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@myler/api-client/errors';
import type { MemberData } from '@myler/state/user';

const parts = new Map<string, object>();
const asked: string[] = [];

// Test files share a worker's modules, and another may have loaded the real ones.
vi.resetModules();
vi.doMock('./account.Gate.tsx', () => ({ Gate: ({ children }: { children: unknown }) => children }));
vi.doMock('../../features/account/use-member-data.ts', () => ({
  useMemberData: (name: string) => {
    asked.push(name);
    return { value: undefined, failure: undefined, isBusy: false, retry: () => undefined, ...parts.get(name) };
  },
}));
const { MemberDetails } = await import('./member-details.island.tsx');
const { MemberPayments } = await import('./member-payments.island.tsx');
const { MemberPeople } = await import('./member-people.island.tsx');
afterAll(() => {
  vi.doUnmock('./account.Gate.tsx');
  vi.doUnmock('../../features/account/use-member-data.ts');
  vi.resetModules();
});

const arrived = (name: keyof MemberData, value: object) => parts.set(name, { value });
const failed = (name: keyof MemberData, status: number) => {
  const error = new ApiError({ request: { method: 'GET', url: '/v1/me' }, status, data: {} });
  parts.set(name, { failure: { error, attempts: 1 } });
};
const person = { role: 'carer', holder: { firstName: 'Amara', lastName: 'Okafor' } };

beforeEach(() => {
  parts.clear();
  asked.length = 0;
});

it('a page asks at once for all that it needs', () => {
  renderToStaticMarkup(<MemberPeople />);
  renderToStaticMarkup(<MemberDetails />);
  expect(asked).toEqual(['people', 'membership', 'details', 'membership']);
});

it('whoever is on somebody else’s card does not ask for payments', () => {
  arrived('membership', { person });
  expect(renderToStaticMarkup(<MemberPayments />)).toContain('Amara Okafor');
  expect(asked).toEqual(['membership']);
});

it('nobody is taken for the holder whose membership could not be read', () => {
  arrived('details', { children: [] });
  failed('membership', 503);
  const page = renderToStaticMarkup(<MemberDetails />);
  expect(page).toContain('We could not fetch your membership.');
  expect(page).toContain('Try again');
  expect(page).not.toContain('children');
});

it('an invitation works until the day in London that its mail names', () => {
  const guest = { firstName: 'Ines', lastName: 'Lind', email: 'ines@example.com', role: 'carer' };
  arrived('membership', {});
  arrived('people', {
    holder: person.holder,
    people: [],
    invitations: [{ ...guest, id: 'i1', expiresAt: '2026-06-10T23:30:00.000Z' }],
    places: [{ kind: 'relatives', taken: 1, total: 4 }],
    children: [],
  });
  const page = renderToStaticMarkup(<MemberPeople />);
  expect(page).toContain('The link works until June 11, 2026');
  expect(page).toContain('There is room for three grandparents or carers.');
});
