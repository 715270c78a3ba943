import { expect, it } from 'vitest';
import { forEachRow } from './rows.ts';

it('a table passes when each row does, and the error names each row that fails', async () => {
  const check = (rows: readonly unknown[], bad: readonly unknown[]) =>
    forEachRow(rows, async (row) => {
      await Promise.resolve();
      if (bad.includes(row)) throw new Error('too much');
    });
  const rows = ['one', { id: 'two' }, { name: 'three' }, ['four', 4], { of: 5 }];
  await expect(check(rows, [])).resolves.toBeUndefined();
  await expect(check(rows, ['one'])).rejects.toThrow(/^one: too much$/);
  await expect(check(rows, rows)).rejects.toThrow(
    '5 of 5 rows failed.\n\none: too much\n\ntwo: too much\n\nthree: too much\n\nfour: too much\n\n{"of":5}: too much',
  );
  await expect(check([], [])).rejects.toThrow('no rows');
});
