import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { RouteVariables } from '../http/route.ts';
import { registerWebApp } from './web-app.ts';

const app = new Hono<RouteVariables>();
registerWebApp(app);
const backLinkOf = async (redirect: string) => {
  const html = await (await app.request(`/app/hotels/kavos?redirect=${encodeURIComponent(redirect)}`)).text();
  return /<a href="([^"]*)">Back to where you were/.exec(html)?.[1];
};

it('the stand-in for the web app links back to the page of the site that the visitor came from', async () => {
  expect(await backLinkOf('/our-hotels/kavos')).toBe('/our-hotels/kavos');
  expect(await backLinkOf('/e-gift-card/redeem')).toBe('/e-gift-card/redeem');
});

it.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '/"><script>',
])('the stand-in does not link back to %s', async (redirect) => {
  expect(await backLinkOf(redirect)).toBe('/');
});
