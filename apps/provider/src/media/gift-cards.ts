import type { Hono } from 'hono';
import { Problem } from '@myler/api-client/problems';
import { designWidths, isDesign, pixelsOfDesign, versionOfDesign } from './gift-card-designs.ts';
import type { RouteVariables } from '../http/route.ts';
import type { MediaLibrary } from './library.ts';
import { isPictureFormat, mediaTypes } from './rasterise.ts';

const DAY = 86_400;

/** `/media/gift-cards/ribbon-v1a2b3c4d-680.avif`: a design. It is `immutable` only with the current version. */
export function registerGiftCards(app: Hono<RouteVariables>, library: MediaLibrary): void {
  app.get('/media/gift-cards/:file', async (context) => {
    context.set('route', '/media/gift-cards');
    const parts = /^([a-z-]+?)(?:-v([0-9a-f]{8}))?-(\d{3,4})\.([a-z]+)$/.exec(context.req.param('file'));
    const [, id = '', version, width, format] = parts ?? [];
    if (!isDesign(id) || !isPictureFormat(format) || !designWidths.includes(Number(width)))
      throw new Problem(404, 'There is no such picture.');
    const current = versionOfDesign(id);
    const bytes = await pixelsOfDesign(library, id, Number(width), format);
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': mediaTypes[format],
        'content-length': String(bytes.byteLength),
        'cache-control': version === current ? `public, max-age=${365 * DAY}, immutable` : `public, max-age=${DAY}`,
      },
    });
  });
}
