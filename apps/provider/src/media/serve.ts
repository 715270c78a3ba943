import type { Hono } from 'hono';
import { drawWordmark } from '@myler/art/wordmark';
import { versionOf, widthsOf } from '../content/scene.ts';
import { Problem } from '@myler/api-client/problems';
import type { RouteVariables } from '../http/route.ts';
import type { Database } from '../store/database.ts';
import { documentData, findScene } from './find-scene.ts';
import type { MediaLibrary } from './library.ts';
import { isPictureFormat, mediaTypes } from './rasterise.ts';
import { findSocialCard, SOCIAL_WIDTH, socialDrawing } from './social.ts';

const DAY = 86_400;

/** Ink. An SVG file of its own does not inherit `currentColor` from the page. */
const MARK_COLOUR = '#1e1b16';

/** `/media/partners/slow-meridian.svg`: a partner's name as a wordmark. */
export function registerMarks(app: Hono<RouteVariables>, db: Database): void {
  app.get('/media/partners/:file{[a-z0-9-]+\\.svg}', async (context) => {
    context.set('route', '/media/partners');
    const id = context.req.param('file').replace(/\.svg$/, '');
    const partner = await documentData<{ name: string }>(db, 'partners', id);
    if (!partner) throw new Problem(404, 'There is no such mark.');
    return context.body(drawWordmark(partner.name).svg.replaceAll('currentColor', MARK_COLOUR), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': `public, max-age=${DAY}`,
    });
  });
}

/** `/media/social/hotels/maison-palmier-1200.jpeg`: the picture of a shared link. */
export function registerSocialCards(app: Hono<RouteVariables>, db: Database, library: MediaLibrary): void {
  app.get('/media/social/:kind/:file', async (context) => {
    context.set('route', '/media/social');
    const [, id] = /^([a-z0-9-]+)-1200\.jpeg$/.exec(context.req.param('file')) ?? [];
    const card = id ? await findSocialCard(db, context.req.param('kind'), id) : undefined;
    if (!card) throw new Problem(404, 'There is no such picture.');
    const { key, draw } = socialDrawing(card);
    const bytes = await library.renderDrawing(key, draw, SOCIAL_WIDTH, 'jpeg');
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': mediaTypes.jpeg,
        'content-length': String(bytes.byteLength),
        'cache-control': `public, max-age=${DAY}`,
      },
    });
  });
}

/** `/media/hotels/maison-palmier-1-v1a2b3c4d-400.avif`: a picture. It is `immutable` only with the current version. */
export function registerMedia(app: Hono<RouteVariables>, db: Database, library: MediaLibrary): void {
  app.get('/media/:group/:file', async (context) => {
    context.set('route', '/media');
    const parts = /^([a-z0-9-]+?)(?:-v([0-9a-f]{8}))?-(\d{2,4})\.([a-z]+)$/.exec(context.req.param('file'));
    const [, id, version, width, format] = parts ?? [];
    const scene = id ? await findScene(db, `${context.req.param('group')}/${id}`) : undefined;
    if (!scene || !isPictureFormat(format) || !widthsOf[scene.format].includes(Number(width)))
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
