import { expect } from 'vitest';
import * as z from 'zod/mini';

/** Whether a schema of the contract accepts a value. */
export const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

/** One or more sentences, as every message is. */
export const SENTENCES = /^[A-Z].*[.]$/su;

/** Expects a message exactly if the contract rejects the value. */
export function expectValidationResult(error: string | undefined, isTaken: boolean): void {
  if (isTaken) expect(error).toBeUndefined();
  else expect(error).toMatch(SENTENCES);
}
