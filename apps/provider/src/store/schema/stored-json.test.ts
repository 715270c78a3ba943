import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { paidPurchase } from '../../gift-cards/paid-purchase.ts';
import { paidUpgrade } from '../../membership/paid-upgrade.ts';
import { paidRegistration } from '../../registration/paid-registration.ts';
import * as schema from '../schema.ts';
import { StoredJson, versioned } from './stored-json.ts';

const userId = '0c6f6c0e-6a5e-4c55-9a5e-5f1d1c7b2a10';
const money = { amount: 174_500, currency: 'EUR' };
/** Rows of `attempts.request` as the release before versions wrote them, with a network address. */
const ofBefore = {
  registration: {
    registration: {
      formType: 'membership',
      membershipId: 'gold',
      firstName: 'Claire',
      lastName: 'Moreau',
      email: 'claire.moreau@example.com',
      phoneNumber: '+33612345678',
      dateOfBirth: '1985-03-04',
      countryCode: 'FR',
      city: { id: '2988507', name: 'Paris' },
      children: [{ firstName: 'Léo', dateOfBirth: '2018-05-06' }],
      instagram: { consent: true, username: 'claire.m' },
      whatsAppConsent: false,
      termsAccept: true,
      referralCode: 'WELCOME10',
      currency: 'EUR',
      total: money,
    },
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
    visitorAddress: '198.51.100.7',
  },
  purchase: {
    purchase: {
      design: 'ribbon',
      amount: money,
      recipient: { name: 'Zoë Lindqvist', email: 'zoe@example.com' },
      sender: { name: 'Amara Okoye', email: 'amara@example.com' },
      message: 'Happy fortieth.\nTake the night train.',
      deliverOn: { date: '2026-12-24', timeZone: 'Asia/Singapore' },
    },
    payer: { email: 'amara@example.com', visitorAddress: '' },
  },
  upgrade: { userId, from: 'gold', membershipId: 'black-plus', isNewCard: true, visitorAddress: '198.51.100.7' },
};

it.each([
  ['a registration', ofBefore.registration, paidRegistration],
  ['a purchase', ofBefore.purchase, paidPurchase],
  ['an upgrade', ofBefore.upgrade, paidUpgrade],
])(
  '%s that a release before has stored is read without its network address, stored again with a version, and refused in a wrong shape',
  (...row) => {
    const [, stored, kind] = row as unknown as [string, Record<string, unknown>, ReturnType<typeof versioned<object>>];
    const { visitorAddress: _address, payer: _payer, ...kept } = stored;
    for (const older of [stored, { version: 1, ...stored }])
      expect(kind.read(new StoredJson(older))).toEqual({ ...kept, counters: [] });
    const again = JSON.parse(JSON.stringify(kind.store({ ...kept, counters: ['a hash'] }))) as object;
    expect(again).toEqual({ version: 2, ...kept, counters: ['a hash'] });
    expect(kind.read(new StoredJson(again))).toEqual({ ...kept, counters: ['a hash'] });
    const [first = ''] = Object.keys(stored);
    expect(() => kind.read(new StoredJson({ ...stored, [first]: 1 }))).toThrow(new RegExp(`cannot be read: ${first}`));
    expect(() => kind.read(new StoredJson({ ...stored, version: 3 }))).toThrow(/version 3, and this release/);
  },
);

it('Each step makes the next version of an older one, from whichever version is stored', () => {
  const counted = versioned('A count', {
    schema: z.object({ counts: z.array(z.number()) }),
    steps: [({ n, ...rest }) => ({ ...rest, count: n }), ({ count }) => ({ counts: [count] })],
  });
  for (const stored of [{ n: 7 }, { version: 1, count: 7 }, { version: 2, counts: [7] }])
    expect(counted.read(new StoredJson(stored))).toEqual({ counts: [7] });
});

it('Every column of JSON is parsed when it is read', () => {
  const columns = Object.values(schema).flatMap((table) =>
    is(table, PgTable) ? Object.values(getTableColumns(table)) : [],
  );
  const ofJson = columns.filter((column) => column.getSQLType() === 'jsonb');
  expect(ofJson.length).toBeGreaterThan(10);
  // drizzle’s own `jsonb` casts.
  expect(ofJson.filter(({ columnType }) => columnType !== 'PgCustomColumn').map(({ name }) => name)).toEqual([]);
});
