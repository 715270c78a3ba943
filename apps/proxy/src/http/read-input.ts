import * as z from 'zod/mini';
import { fieldErrors, fieldProblem, Problem } from '@myler/api-client/problems';

/** Deeper than any form, and far from what a recursive reader could not bear. */
const MAX_DEPTH = 20;

/**
 * The JSON of a request in the contract's inside shapes. Its size and type were looked at before (body-limit, csrf).
 *
 * @throws {Problem} 400 when it is no JSON or nested too deeply; 422 with `errors` by form path
 */
export async function readBody<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await request.text();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Problem(400, 'The body is not JSON. Check it and send it again.');
  }
  return parse(schema, plain(value, 0));
}

/** The query of a request in inside shapes; parameters that the schema does not name are dropped. */
export function readQuery<Schema extends z.ZodMiniType>(url: URL, schema: Schema): z.output<Schema> {
  const query: Record<string, string> = {};
  for (const [name, value] of url.searchParams) {
    if (name !== '__proto__' && !(name in query)) query[name] = value.replaceAll('\0', '').toWellFormed();
  }
  return parse(schema, query);
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw fieldProblem(fieldErrors(parsed.error.issues));
}

/** Text that can be stored and a depth that can be walked: what nobody means to send is stopped here. */
function plain(value: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH) throw new Problem(400, 'The body is nested too deeply.');
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return value.map((item) => plain(item, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== '__proto__')
      .map(([name, item]) => [text(name), plain(item, depth + 1)]),
  );
}

function text(value: string): string {
  if (value.includes('\0')) throw new Problem(400, 'A text holds a character that cannot be stored. Take it out.');
  return value.toWellFormed();
}
