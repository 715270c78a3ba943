import { expect } from 'vitest';
import * as z from 'zod/mini';

/** Whether the contract takes a value. */
export const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

/** Every message is a sentence, or several. */
export const SENTENCES = /^[A-Z].*[.]$/su;

/** A message for every refusal, and for nothing that the contract takes. */
export function expectVerdict(error: string | undefined, isTaken: boolean): void {
  if (isTaken) expect(error).toBeUndefined();
  else expect(error).toMatch(SENTENCES);
}
