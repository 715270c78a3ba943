import { Problem } from '@myler/api-client/problems';

const BODY_LIMIT = 64 * 1024;

/** Deeper than any form, and far from what a recursive reader could not bear. */
const MAX_DEPTH = 20;

/**
 * The JSON of a request, safe to store: no deeper than a form, without the one character PostgreSQL cannot hold, and
 * without halves of surrogate pairs.
 *
 * @throws {Problem} 400, 413, 415
 */
export async function readJson(request: Request): Promise<unknown> {
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new Problem(415, 'Send the body as JSON, with the content type application/json.');
  const text = await readText(request);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Problem(400, 'The body is not JSON. Check it and send it again.');
  }
  return storable(value, 0);
}

async function readText(request: Request): Promise<string> {
  const tooLarge = () =>
    new Problem(413, `The body is larger than ${BODY_LIMIT / 1024} kB. Send less at once.`, {
      headers: { connection: 'close' },
    });
  if (Number(request.headers.get('content-length')) > BODY_LIMIT) throw tooLarge();
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > BODY_LIMIT) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function storable(value: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH) throw new Problem(400, 'The body is nested too deeply.');
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map((item) => storable(item, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      // Nothing of ours is called so; taking it along would only be of use to an attacker.
      .filter(([name]) => name !== '__proto__')
      .map(([name, item]) => [storableText(name), storable(item, depth + 1)]),
  );
}

/** @throws {Problem} 400 for a NUL character, which PostgreSQL cannot hold */
export function storableText(text: string): string {
  if (text.includes('\0')) throw new Problem(400, 'A text holds a character that cannot be stored. Take it out.');
  return text.toWellFormed();
}
