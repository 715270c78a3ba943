import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Context, Hono } from 'hono';
import { Problem } from '@myler/api-client/problems';
import { HOTEL_ID } from '@myler/config/slug';
import { findHotel } from '../hotels/list.ts';
import type { RouteVariables } from '../http/route.ts';
import type { Database } from '../store/database.ts';
import { faces, POLICY } from './layout.ts';
import { homePage, hotelPage, redeemPage, unknownPage } from './pages.ts';

const require = createRequire(import.meta.url);

/**
 * A placeholder for the members' web app, so that redirects there and back work on one machine
 * (docs/product-decisions.md, Routes). It shows what it was sent with. In production `WEB_APP_URL` is the address of the
 * real one.
 */
export function registerWebApp(app: Hono<RouteVariables>, db: Database): void {
  app.get('/app/fonts/:file', async (context) => {
    const [weight] = Object.entries(faces).find(([, file]) => file === context.req.param('file')) ?? [];
    if (!weight) throw new Problem(404, 'There is nothing here.');
    const bytes = await readFile(
      require.resolve(`@fontsource/nunito-sans/files/nunito-sans-latin-${weight}-normal.woff`),
    );
    return new Response(new Uint8Array(bytes), {
      headers: { 'content-type': 'font/woff', 'cache-control': 'public, max-age=86400' },
    });
  });
  app.get('/app/travel', (context) => respond(context, homePage(backOf(context))));
  app.get('/app/redeem-your-e-gift-card', (context) => respond(context, redeemPage(backOf(context))));
  app.get('/app/hotels/:id', async (context) => {
    context.set('route', '/app/hotels/{id}');
    const id = context.req.param('id');
    const hotel = HOTEL_ID.test(id) ? await findHotel(db, id) : undefined;
    const back = backOf(context);
    return hotel ? respond(context, hotelPage(back, hotel)) : respond(context, unknownPage(back), 404);
  });
  app.get('/app/*', (context) => respond(context, unknownPage(backOf(context)), 404));
}

const respond = (context: Context, page: ReturnType<typeof homePage>, status: 200 | 404 = 200) =>
  context.html(page, status, { 'content-security-policy': POLICY, 'cache-control': 'no-store' });

/**
 * The page of the site that the visitor came from. Only a path of the same site is accepted, to prevent open redirects:
 * not "//elsewhere.example" or "/\elsewhere". It is not normalised, because "/..//elsewhere" would become one.
 */
function backOf(context: Context): string {
  const path = context.req.query('redirect');
  return path !== undefined && path.length <= 2000 && /^\/(?![/\\])[\w./?=&%#,+~:-]*$/.test(path) ? path : '/';
}
