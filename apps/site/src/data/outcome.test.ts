import { expect, it } from 'vitest';
import { outcomeOf } from './outcome.ts';

it('a block whose data did not arrive fails alone: nothing is thrown at the page', async () => {
  await expect(outcomeOf(Promise.resolve([1]))).resolves.toEqual({ ok: true, data: [1] });
  await expect(outcomeOf(Promise.reject(new Error('down')))).resolves.toEqual({ ok: false });
});
