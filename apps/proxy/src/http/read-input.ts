import type * as z from 'zod/mini';
import { parseInput, readJson } from '@myler/server/input';

/**
 * The JSON body of a request, decoded with the contract. Middleware has checked its size and type (body-limit, csrf).
 *
 * @throws {Problem} 400 when it is no JSON or nested too deeply; 422 with `errors` by form path
 */
export async function readBody<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  return parseInput(schema, readJson(await request.text()));
}

/** The query of a request, decoded with the contract. Unknown parameters are dropped. */
export function readQuery<Schema extends z.ZodMiniType>(url: URL, schema: Schema): z.output<Schema> {
  const query: Record<string, string> = {};
  for (const [name, value] of url.searchParams) {
    if (name !== '__proto__' && !(name in query)) query[name] = value.replaceAll('\0', '').toWellFormed();
  }
  return parseInput(schema, query);
}
