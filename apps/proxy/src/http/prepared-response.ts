import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'identity' | 'br' | 'gzip';

/** A response with its bytes and headers prepared in each encoding. */
export interface PreparedResponse {
  status: number;
  etag: string;
  bodies: Record<Encoding, Buffer>;
  /** Name and value in turn, as `writeHead` takes them fastest. */
  headers: Record<Encoding, string[]>;
  notModified: string[];
  /** The bytes of all encodings together. */
  weight: number;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this, the header that names the encoding costs more than it saves. */
const MIN_COMPRESSED_BYTES = 512;

interface PrepareOptions {
  status?: number;
  headers: Record<string, string>;
  /** The compression level: 5 for pages, which change; higher for files, which do not. */
  quality?: number;
  /** The source of the entity tag; by default the body. */
  etagSource?: string;
}

/** @param headers without `content-length`, `content-encoding`, `etag` and `vary`, which are worked out here */
export async function prepareResponse(body: Buffer, options: PrepareOptions): Promise<PreparedResponse> {
  const { status = 200, headers, quality = 5, etagSource } = options;
  const compressible =
    body.byteLength >= MIN_COMPRESSED_BYTES && /text|javascript|json|svg|xml/.test(headers['content-type'] ?? '');
  const [br, gz] = compressible
    ? await Promise.all([
        brotli(body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
        }),
        gzipped(body, { level: 6 }),
      ])
    : [body, body];
  const etag = `"${createHash('sha256')
    .update(etagSource ?? body)
    .digest('base64url')
    .slice(0, 22)}"`;
  const common = {
    ...headers,
    ...(compressible ? { vary: 'Accept-Encoding' } : {}),
    etag: compressible ? `W/${etag}` : etag,
  };
  const headersFor = (encoding: Encoding, bytes: Buffer) =>
    Object.entries({
      ...common,
      ...(encoding === 'identity' || !compressible ? {} : { 'content-encoding': encoding }),
      'content-length': String(bytes.byteLength),
    }).flat();
  return {
    status,
    etag: common.etag,
    bodies: { identity: body, br, gzip: gz },
    headers: { identity: headersFor('identity', body), br: headersFor('br', br), gzip: headersFor('gzip', gz) },
    notModified: Object.entries(common)
      .filter(([name]) => name !== 'content-type')
      .flat(),
    weight: body.byteLength + (compressible ? br.byteLength + gz.byteLength : 0),
  };
}

const encodingByHeader = new Map<string, Encoding>();

/** The best encoding that a browser accepts. Cached by header, because few different headers exist. */
function preferredEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  const cached = encodingByHeader.get(acceptEncoding);
  if (cached) return cached;
  const rejects = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0+)?\\s*(,|$)`, 'i').test(acceptEncoding);
  const accepts = (name: string) => new RegExp(`(^|[,\\s])${name}\\b`, 'i').test(acceptEncoding) && !rejects(name);
  const encoding = accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
  if (encodingByHeader.size >= 200) encodingByHeader.clear();
  encodingByHeader.set(acceptEncoding, encoding);
  return encoding;
}

function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const plain = etag.replace(/^W\//, '');
  return ifNoneMatch === '*' || ifNoneMatch.includes(plain);
}

/** Writes directly to Node's response, without the router. @returns the status */
export function sendPrepared(response: PreparedResponse, incoming: IncomingMessage, outgoing: ServerResponse): number {
  const { headers, method } = incoming;
  if (response.status === 200 && matchesEtag(headers['if-none-match'], response.etag)) {
    outgoing.writeHead(304, response.notModified).end();
    return 304;
  }
  const encoding = preferredEncoding(headers['accept-encoding']);
  outgoing.writeHead(response.status, response.headers[encoding]);
  outgoing.end(method === 'HEAD' ? undefined : response.bodies[encoding]);
  return response.status;
}

/** The same for the router. */
export function toResponse(response: PreparedResponse, request: Request): Response {
  if (response.status === 200 && matchesEtag(request.headers.get('if-none-match'), response.etag))
    return new Response(null, { status: 304, headers: toPairs(response.notModified) });
  const encoding = preferredEncoding(request.headers.get('accept-encoding') ?? undefined);
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(response.bodies[encoding]), {
    status: response.status,
    headers: toPairs(response.headers[encoding]),
  });
}

function toPairs(flat: string[]): [string, string][] {
  return flat.flatMap((value, index) => (index % 2 === 0 ? [[value, flat[index + 1] ?? ''] as [string, string]] : []));
}
