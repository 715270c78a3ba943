import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openProcessFolder, type ProcessFolder } from '../testing/process-folder.ts';

const run = promisify(execFile);

describe('the command that lets somebody buy once more', () => {
  let folder: ProcessFolder;
  beforeAll(() => {
    folder = openProcessFolder();
  });
  afterAll(() => folder.close());

  const allowSale = (...options: string[]) =>
    run(process.execPath, [join(dirname(inject('bundle')), 'allow-sale.js'), ...options], {
      env: { PATH: process.env['PATH'], DATA_DIR: folder.dataDir },
    });

  it('says for whom, and forgets all refunds but the newest of a closed account, by its credit note', async () => {
    const key = crypto.randomUUID();
    await folder.sql(
      `insert into payments (key, kind, membership_id, currency, price, paid, period_from, period_until, paid_at, refunded_at)
       values ('${key}', 'joining', 'travel', 'GBP', 29500, 29500, now(), now(), now(), date_trunc('second', now()))`,
      `insert into receipts (number, kind, payment_key, issued_on, issued_to)
       values (7, 'credit-note', '${key}', now(), '{"name":"Claire Moreau","countryCode":"GB"}')`,
      `insert into coupon_claims (code, card_hash, used_at)
       select 'taken back', 'a card', refunded_at - days from payments, unnest(array['0 days', '3 days']::interval[]) as days`,
    );
    const { stdout } = await allowSale('--receipt', '7');
    expect(stdout).toMatch(/^receipt 7: may buy once more\. Money was given back two times within twelve months/);
    const [claims] = await folder.sql('select count(*)::int as number from coupon_claims');
    expect(claims).toEqual([{ number: 1 }]);
    await expect(allowSale('--receipt', '7')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('only one'),
    });
    await expect(allowSale()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Usage: ') });
  });
});
