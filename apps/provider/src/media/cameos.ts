import type { Hono } from 'hono';
import { drawCameo } from '@myler/art/cameo';
import type { RouteVariables } from '../http/route.ts';

const DAY = 86_400;

/**
 * `/media/cameos/ih.svg`: somebody's cameo. It follows from the monogram alone, colour and all, so that a person looks
 * the same wherever they appear, and no list of people has to be read for it.
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

/** Letters are not spread evenly over people; this way of counting them keeps neighbours of one list apart in colour. */
function toneOf(monogram: string): number {
  const last = monogram.length - 1;
  return monogram.charCodeAt(0) + 2 * monogram.charCodeAt(last) + 4 * monogram.length;
}
