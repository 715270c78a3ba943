import { expect, it } from 'vitest';
import { folderOf } from '../../../../scripts/lib/folder-of.ts';
import type { Query } from '../system/database.ts';
import { findCanaries } from './canaries.ts';
import { countLosses } from './count-losses.ts';

const card = { name: 'the card', value: '4242424242424242' };

/** What is found in one file. */
function foundIn(
  content: string | Buffer,
  secret: Parameters<typeof findCanaries>[1][number] = card,
  path = 'server.log',
) {
  return findCanaries(folderOf({ [path]: content }), [secret]);
}

it('a card number that was written is found, however it is encoded and wherever it is', () => {
  for (const [encoding, content] of [
    ['plain', `paid with ${card.value}`],
    ['in groups of four', 'paid with 4242 4242 4242 4242'],
    ['in groups of four', 'paid with 4242-4242-4242-4242'],
    ['in UTF-16', Buffer.from(`paid with ${card.value}`, 'utf16le')],
    ['in hexadecimal', Buffer.from(card.value).toString('hex')],
    ...[0, 1, 2, 3].map((before) => [
      'in base64',
      Buffer.from(`${'x'.repeat(before)}${card.value} and more`).toString('base64'),
    ]),
  ] as [string, string | Buffer][])
    expect(foundIn(content)).toContain(`the card (${encoding}) is in server.log`);
  expect(foundIn(card.value, card, 'data/outbox.eml')).toHaveLength(1);
  expect(foundIn('VISA ending in 4242')).toEqual([]);
  const password = { name: 'the password', value: 'seven blue suitcases' };
  expect(foundIn('GET /?password=seven%20blue%20suitcases', password)).toEqual([
    'the password (in a URL) is in server.log',
  ]);
});

it('the token of an email is found where no email may be', () => {
  const token = { name: 'the token', value: 'token-of-an-email', mayBeInDatabase: true };
  for (const path of ['postgres/base/5/16384', 'provider-a/database/base/5/16384'])
    expect(foundIn(token.value, token, path)).toEqual([]);
  for (const path of ['provider-a/outbox', 'proxy-a.log'])
    expect(foundIn(token.value, token, path)).toEqual([`the token (plain) is in ${path}`]);
});

it('writes, charges and letters that are lost or doubled after a fault are counted', async () => {
  const join = { kind: 'join', email: 'ada@example.com', key: 'k1' } as const;
  const letter = { to: 'ada@example.com', subject: 'Welcome', messageId: '<1>', raw: '' };
  const row = (rows: number) => [{ email: 'ada@example.com', rows }];
  type Tables = Partial<Record<'users' | 'gift_cards' | 'leads' | 'sandbox_ledger', unknown[]>>;
  const losses = (tables: Tables, writes: (typeof join)[], letters = [letter]) => {
    const query: Query = <Row>(statement: string) =>
      Promise.resolve((tables[(/from (\w+)/.exec(statement)?.[1] ?? '') as keyof Tables] ?? []) as Row[]);
    return countLosses(writes, query, letters);
  };
  const charge = { key: 'k1', is_used: true };
  expect(await losses({ users: row(1), sandbox_ledger: [charge] }, [join])).toEqual({ lost: [], doubled: [] });
  // A letter that comes again under its own name is one letter.
  const again = { ...letter, messageId: '<2>' };
  expect((await losses({ users: row(1) }, [join], [letter, letter])).doubled).toEqual([]);
  expect((await losses({ users: row(1) }, [join], [letter, again])).doubled).toEqual([
    '“Welcome” to ada@example.com, 2 times',
  ]);
  expect((await losses({}, [join])).lost).toEqual(['join of ada@example.com']);
  expect((await losses({ leads: row(1) }, [join])).lost).toEqual(['join of ada@example.com']);
  expect((await losses({ sandbox_ledger: [{ key: 'k2', is_used: false }] }, [])).lost).toEqual([
    'what k2 was charged for',
  ]);
  expect((await losses({ gift_cards: row(2) }, [])).doubled).toEqual(['gift card of ada@example.com, 2 times']);
});
