import type { Hono } from 'hono';
import { drawCameo } from '@myler/art/cameo';
import type { RouteVariables } from '../http/route.ts';

const DAY = 86_400;

/**
 * `/media/cameos/ih.svg`: a person's cameo. The drawing and its colour depend only on the monogram, so that a person
 * looks the same everywhere, and the server needs no list of people.
 */
export function registerCameos(app: Hono<RouteVariables>): void {
  app.get('/media/cameos/:file{[a-z]{1,4}\\.svg}', (context) => {
    context.set('route', '/media/cameos');
    const monogram = context.req
      .param('file')
      .replace(/\.svg$/, '')
      .toUpperCase();
    return context.body(drawCameo(monogram, toneOf(monogram)).svg, 200, {
      'content-type': 'image/svg+xml',
      'cache-control': `public, max-age=${DAY}`,
    });
  });
}

/** Initials are not evenly distributed. These factors give neighbours in our lists different colours. */
function toneOf(monogram: string): number {
  const last = monogram.length - 1;
  return monogram.charCodeAt(0) + 2 * monogram.charCodeAt(last) + 4 * monogram.length;
}
