import { zipSync, type Zippable } from 'fflate';
import { StaleCache } from '../cache/stale-cache.ts';
import type { AppContext } from '../http/context.ts';
import { prepareResponse, toResponse, type PreparedResponse } from '../http/prepared-response.ts';
import { securityHeaders } from '../middleware/security-headers/security-headers.ts';
import { isFinal } from '../provider/to-problem.ts';
import { kitFiles, type KitSources } from './kit-files.ts';

const HOUR = 3_600_000;
const FOLDER = 'myler-press-kit';
/** All files have the same time, so that the same files make the same kit. ZIP times start in 1980. */
const ENTRY_TIME = new Date(1980, 0, 1);

/** GET /press/kit.zip: built from our own files at the first request and cached for a day. */
export function pressKit({ now, ...sources }: KitSources & { now?: (() => number) | undefined }) {
  const cache = new StaleCache<PreparedResponse>({
    freshFor: () => 24 * HOUR,
    staleFor: () => 24 * HOUR,
    maxEntries: 1,
    maxWeight: 32 * 1024 * 1024,
    weigh: ({ weight }) => weight,
    isFinal,
    ...(now ? { now } : {}),
  });
  const createKit = async () =>
    prepareResponse(Buffer.from(toZip(await kitFiles(sources))), {
      headers: {
        ...securityHeaders,
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${FOLDER}.zip"`,
        'cache-control': 'public, max-age=86400',
      },
    });
  return async (context: AppContext): Promise<Response> => toResponse(await cache.read('', createKit), context.req.raw);
}

/** JPEG and PNG files are compressed already, so the archive does not compress them again. */
function toZip(files: Record<string, Uint8Array>): Uint8Array {
  const entries: Zippable = {};
  for (const [path, bytes] of Object.entries(files)) {
    entries[`${FOLDER}/${path}`] = [bytes, { level: /\.(?:jpeg|png)$/.test(path) ? 0 : 6 }];
  }
  return zipSync(entries, { mtime: ENTRY_TIME });
}
