import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { StaleCache } from '../cache/stale-cache.ts';
import { prepareResponse, type PreparedResponse } from '../http/prepared-response.ts';
import { keptFile } from './kept-assets.ts';

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const CACHED_FOR_A_YEAR = 'public, max-age=31536000, immutable';
const CACHED_FOR_AN_HOUR = 'public, max-age=3600';

/** The first request gets a fast compression; a better one follows in the background. */
const FAST_QUALITY = 5;
const BEST_QUALITY = 11;

export interface Assets {
  /** The cached file of a path. */
  cached(path: string): PreparedResponse | undefined;
  /** The file of a path, read at its first request. */
  find(path: string): Promise<PreparedResponse | undefined>;
}

interface AssetsOptions {
  /** The site's client build. */
  folder: string;
  /** The files of all builds (`kept-assets.ts`). Unset: only those of this build are served. */
  keptFolder?: string | undefined;
  /** Of every response. */
  headers: Record<string, string>;
}

/**
 * The files of the site's client build, and those of other builds, which a page that is open during a deployment needs.
 *
 * Files of this build are listed once at the start, and only listed files are opened, so that no path leads out of the
 * folder. Names in `assets/` contain a hash of the content, so browsers may cache them for ever.
 */
export function createAssets({ folder, keptFolder, headers: common }: AssetsOptions): Assets {
  const files = list(folder);
  const cached = new Map<string, PreparedResponse>();
  const kept = createKeptCache();
  const loading = new Map<string, Promise<PreparedResponse | undefined>>();
  let recompression = Promise.resolve();

  const prepare = async (path: string, body: Buffer, store: (response: PreparedResponse) => void) => {
    const headers = {
      ...common,
      'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
      'cache-control': path.startsWith('/assets/') ? CACHED_FOR_A_YEAR : CACHED_FOR_AN_HOUR,
    };
    const response = await prepareResponse(body, { headers, quality: FAST_QUALITY });
    store(response);
    // One at a time, to leave processor time for requests.
    recompression = runAfter(recompression, async () => {
      store(await prepareResponse(body, { headers, quality: BEST_QUALITY }));
    });
    return response;
  };

  const load = async (path: string): Promise<PreparedResponse | undefined> => {
    const file = files.get(path);
    const body = file && read(file);
    if (body) return prepare(path, body, (response) => cached.set(path, response));
    // Looked up at each request: another proxy may have put the file of a newer build into the same folder.
    const other = keptFolder && contentTypes[extname(path)] ? await keptFile(keptFolder, path) : undefined;
    return other && prepare(path, other, (response) => kept.set(path, response));
  };

  const cachedAt: Assets['cached'] = (path) => cached.get(path) ?? kept.peek(path, neverLoads);
  return {
    cached: cachedAt,
    async find(path) {
      const existing = cachedAt(path) ?? loading.get(path);
      if (existing) return existing;
      if (!files.has(path) && !keptFolder) return undefined;
      const promise = load(path).finally(() => loading.delete(path));
      loading.set(path, promise);
      return promise;
    },
  };
}

/** Bounded, because there may be many builds. A file never changes, so it is always fresh. */
function createKeptCache(): StaleCache<PreparedResponse> {
  return new StaleCache<PreparedResponse>({
    freshFor: () => Infinity,
    staleFor: () => 0,
    maxEntries: 500,
    maxWeight: 24 * 1024 * 1024,
    weigh: ({ weight }) => weight,
    isFinal: () => false,
  });
}

const neverLoads = () => Promise.reject(new Error('A file of another build never becomes stale.'));

async function runAfter(previous: Promise<void>, task: () => Promise<void>): Promise<void> {
  await previous;
  await task();
}

/** Undefined when a deployment has removed the file since it was listed. */
function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** URL path → file. Hidden folders (the build's own notes) and precompressed copies are not for browsers. */
function list(folder: string, prefix = ''): Map<string, string> {
  const files = new Map<string, string>();
  for (const name of exists(folder) ? readdirSync(folder) : []) {
    if (name.startsWith('.') || /\.(br|gz|map)$/.test(name)) continue;
    const file = join(folder, name);
    if (statSync(file).isDirectory()) {
      for (const [path, inner] of list(file, `${prefix}/${name}`)) files.set(path, inner);
    } else {
      files.set(`${prefix}/${name}`, file);
    }
  }
  return files;
}

function exists(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
