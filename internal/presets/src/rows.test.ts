import { expect, it } from 'vitest';
import { forEachRow } from './rows.ts';

const check = (rows: readonly number[]) =>
  forEachRow(
    rows,
    (row) => `row ${row}`,
    async (row) => {
      await Promise.resolve();
      if (row > 1) throw new Error(`${row} is too much`);
    },
  );

it('a table passes when each row does, and names each row that fails', async () => {
  await expect(check([0, 1])).resolves.toBeUndefined();
  await expect(check([1, 2])).rejects.toThrow(/^row 2: 2 is too much$/);
  await expect(check([2, 1, 3])).rejects.toThrow('2 of 3 rows failed.\n\nrow 2: 2 is too much\n\nrow 3: 3 is too much');
  await expect(check([])).rejects.toThrow('no rows');
});
