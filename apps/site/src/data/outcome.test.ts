import { expect, it } from 'vitest';
import { outcomeOf } from './outcome.ts';

it('a rejected promise becomes an outcome that is not ok, so that only its block fails', async () => {
  await expect(outcomeOf(Promise.resolve([1]))).resolves.toEqual({ ok: true, data: [1] });
  await expect(outcomeOf(Promise.reject(new Error('down')))).resolves.toEqual({ ok: false });
});
