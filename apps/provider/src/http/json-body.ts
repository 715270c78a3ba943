import { Problem } from '@myler/api-client/problems';
import { readJson } from '@myler/server/input';
import { BODY_LIMIT, bodyTooLarge } from '@myler/server/problems';

/**
 * The JSON of a request, safe to store.
 *
 * @throws {Problem} 400, 413, 415
 */
export async function readBody(request: Request): Promise<unknown> {
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new Problem(415, 'Send the body as JSON, with the content type application/json.');
  return readJson(await readText(request));
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length')) > BODY_LIMIT) throw bodyTooLarge();
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > BODY_LIMIT) throw bodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
