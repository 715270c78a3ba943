import * as z from 'zod/mini';
import { secretText } from './secrets.ts';

/** A secret from the environment, which replaces the generated one. */
export const secret = z.optional(secretText);

export const logLevel = z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info');

export const wholeNumber = (min: number, max: number) =>
  z.coerce.number(`must be a whole number from ${min} to ${max}`).check(z.int(), z.minimum(min), z.maximum(max));

/** 0 chooses any free port. */
export const port = wholeNumber(0, 65_535);

/** @param example is shown in the error */
export const addressWith = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` });

export const httpAddress = (example: string) => addressWith(/^https?$/, example);

/**
 * Reads and checks variables of the environment. An empty variable counts as unset.
 *
 * @param app is named in the error
 * @throws {Error} naming every variable that is wrong, and what it should be
 */
export function readVariables<Schema extends z.ZodMiniType>(
  app: string,
  schema: Schema,
  variables: Record<string, string | undefined>,
): z.output<Schema> {
  const parsed = z.safeParse(schema, Object.fromEntries(Object.entries(variables).filter(([, value]) => value)));
  if (parsed.success) return parsed.data;
  throw environmentError(
    app,
    parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
  );
}

/** @param reasons each begins with the name of a variable */
export function environmentError(app: string, reasons: readonly string[]): Error {
  return new Error(`${app} cannot start with this environment:\n${reasons.map((reason) => `  ${reason}`).join('\n')}`);
}
