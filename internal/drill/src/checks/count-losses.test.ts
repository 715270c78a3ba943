import { describe, expect, it } from 'vitest';
import type { Query } from '../system/database.ts';
import { countLosses } from './count-losses.ts';

/** A database that has these rows in these tables. */
function database(
  tables: Partial<Record<'users' | 'gift_cards' | 'leads' | 'subscribers' | 'sandbox_ledger', unknown[]>>,
): Query {
  return <Row>(statement: string) => {
    const [, table = ''] = /from (\w+)/.exec(statement) ?? [];
    return Promise.resolve((tables[table as keyof typeof tables] ?? []) as Row[]);
  };
}

const join = { kind: 'join', email: 'ada@example.com', key: 'k1' } as const;
const letter = { to: 'ada@example.com', subject: 'Welcome', messageId: '<1>', raw: '' };

describe('after a fault', () => {
  it('a write that is there once, with its charge and its letter, is neither lost nor doubled', async () => {
    const query = database({
      users: [{ email: 'ada@example.com', rows: 1 }],
      sandbox_ledger: [{ key: 'k1', is_used: true }],
    });
    expect(await countLosses([join], query, [letter])).toEqual({ lost: [], doubled: [] });
  });

  it('an acknowledged write that is not there is lost', async () => {
    const { lost } = await countLosses([join], database({}), []);
    expect(lost).toEqual(['join of ada@example.com']);
  });

  it('a write that is there as another kind only is lost', async () => {
    const { lost } = await countLosses([join], database({ leads: [{ email: 'ada@example.com', rows: 1 }] }), []);
    expect(lost).toEqual(['join of ada@example.com']);
  });

  it('a charge without what was paid for is lost', async () => {
    const { lost } = await countLosses([], database({ sandbox_ledger: [{ key: 'k2', is_used: false }] }), []);
    expect(lost).toEqual(['what k2 was charged for']);
  });

  it('a write that is there twice is doubled', async () => {
    const { doubled } = await countLosses([], database({ gift_cards: [{ email: 'ada@example.com', rows: 2 }] }), []);
    expect(doubled).toEqual(['gift card of ada@example.com, 2 times']);
  });

  it('a letter about a payment that came under two names is doubled, and under one name it is not', async () => {
    const query = database({ users: [{ email: 'ada@example.com', rows: 1 }] });
    expect((await countLosses([join], query, [letter, letter])).doubled).toEqual([]);
    const { doubled } = await countLosses([join], query, [letter, { ...letter, messageId: '<2>', raw: '' }]);
    expect(doubled).toEqual(['“Welcome” to ada@example.com, 2 times']);
  });
});
