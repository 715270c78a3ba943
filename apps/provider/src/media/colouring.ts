import type { Hono } from 'hono';
import { drawColouring } from '@myler/art/colouring';
import { Problem } from '@myler/api-client/problems';
import { sceneOf } from '../content/scene.ts';
import type { RouteVariables } from '../http/route.ts';
import type { Database } from '../store/database.ts';
import { hotelData } from './find-scene.ts';

const DAY = 86_400;

/** `/media/colouring/dar-zahra.svg`: the picture of a hotel's card in outlines, for the children's passport. */
export function registerColouring(app: Hono<RouteVariables>, db: Database): void {
  app.get('/media/colouring/:file{[a-z0-9-]{1,80}\\.svg}', async (context) => {
    context.set('route', '/media/colouring');
    const id = context.req.param('file').slice(0, -'.svg'.length);
    const scene = (await hotelData(db, id))?.scenes[0];
    if (!scene) throw new Problem(404, 'There is no such picture.');
    return context.body(drawColouring({ ...sceneOf(scene), format: 'portrait' }).svg, 200, {
      'content-type': 'image/svg+xml',
      'cache-control': `public, max-age=${DAY}`,
    });
  });
}
