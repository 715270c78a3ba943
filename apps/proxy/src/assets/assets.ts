import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { prepareResponse, type PreparedResponse } from '../http/prepared-response.ts';
import { securityHeaders } from '../middleware/security-headers/security-headers.ts';

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

/**
 * The files of the site's client build. They are listed once at the start, and only listed files are opened, so that no
 * path leads out of the folder. Names in `assets/` contain a hash of the content, so browsers may cache them for ever.
 */
export function createAssets(folder: string): Assets {
  const files = list(folder);
  const cached = new Map<string, PreparedResponse>();
  const loading = new Map<string, Promise<PreparedResponse | undefined>>();
  let recompression = Promise.resolve();

  const load = async (path: string, file: string): Promise<PreparedResponse | undefined> => {
    const body = read(file);
    if (!body) return undefined;
    const headers = {
      ...securityHeaders,
      'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
      'cache-control': path.startsWith('/assets/') ? CACHED_FOR_A_YEAR : CACHED_FOR_AN_HOUR,
    };
    const response = await prepareResponse(body, { headers, quality: FAST_QUALITY });
    cached.set(path, response);
    // One at a time, to leave processor time for requests.
    recompression = runAfter(recompression, async () => {
      cached.set(path, await prepareResponse(body, { headers, quality: BEST_QUALITY }));
    });
    return response;
  };

  return {
    cached: (path) => cached.get(path),
    async find(path) {
      const existing = cached.get(path) ?? loading.get(path);
      if (existing) return existing;
      const file = files.get(path);
      if (!file) return undefined;
      const promise = load(path, file).finally(() => loading.delete(path));
      loading.set(path, promise);
      return promise;
    },
  };
}

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
