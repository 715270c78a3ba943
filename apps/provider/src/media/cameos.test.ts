import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { RouteVariables } from '../http/route.ts';
import { registerCameos } from './cameos.ts';

const app = new Hono<RouteVariables>();
registerCameos(app);

it('the provider draws the same cameo for a monogram each time, and nothing for other names', async () => {
  const cameo = await app.request('/media/cameos/ih.svg');
  expect(cameo.headers.get('content-type')).toBe('image/svg+xml');
  const svg = await cameo.text();
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 240 320"/);
  expect(await (await app.request('/media/cameos/ih.svg')).text()).toBe(svg);
  expect(await (await app.request('/media/cameos/rd.svg')).text()).not.toBe(svg);
  for (const path of ['ihabc.svg', '1.svg', 'ih.png', '%3Cscript%3E.svg', 'IH.svg'])
    expect([path, (await app.request(`/media/cameos/${path}`)).status]).toEqual([path, 404]);
});
