import type { Hono } from 'hono';
import { drawCameo } from '@myler/ui/art';
import type { RouteVariables } from '../http/route.ts';

const DAY = 86_400;

/**
 * `/media/cameos/ih.svg`: somebody's cameo. It follows from the monogram alone, colour and all, so that a person looks
 * the same wherever they appear, and no list of people has to be read for it.
 */
export function registerCameos(app: Hono<RouteVariables>): void {
  app.get('/media/cameos/:file{[a-z]{1,4}\\.svg}', (context) => {
    context.set('route', '/media/cameos');
    const monogram = context.req.param('file').replace(/\.svg$/, '').toUpperCase();
    return context.body(drawCameo(monogram).svg, 200, {
      'content-type': 'image/svg+xml',
      'cache-control': `public, max-age=${DAY}`,
    });
  });
}
