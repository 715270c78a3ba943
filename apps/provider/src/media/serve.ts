import type { Hono } from 'hono';
import { versionOf, widthsOf } from '../content/scene.ts';
import { Problem } from '../http/problem.ts';
import type { RouteVariables } from '../http/route.ts';
import type { Database } from '../store/database.ts';
import { findScene } from './find-scene.ts';
import type { MediaLibrary } from './library.ts';
import { mediaFormats, mediaTypes, type MediaFormat } from './rasterise.ts';

const DAY = 86_400;

/** `/media/hotels/maison-palmier-1-v1a2b3c4d-400.avif`; the version may be left out, and is then not cached for ever. */
export function registerMedia(app: Hono<RouteVariables>, db: Database, library: MediaLibrary): void {
  app.get('/media/:group/:file', async (context) => {
    context.set('route', '/media');
    const parts = /^([a-z0-9-]+?)(?:-v([0-9a-f]{8}))?-(\d{2,4})\.([a-z]+)$/.exec(context.req.param('file'));
    const [, id, version, width, format] = parts ?? [];
    const scene = id ? await findScene(db, `${context.req.param('group')}/${id}`) : undefined;
    if (!scene || !isFormat(format) || !widthsOf[scene.format].includes(Number(width)))
      throw new Problem(404, 'There is no such picture.');
    const isCurrent = version === versionOf(scene);
    const bytes = await library.bytes(scene, Number(width), format);
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': mediaTypes[format],
        'content-length': String(bytes.byteLength),
        'cache-control': isCurrent ? `public, max-age=${365 * DAY}, immutable` : `public, max-age=${DAY}`,
      },
    });
  });
}

function isFormat(format: string | undefined): format is MediaFormat {
  return mediaFormats.some((known) => known === format);
}
