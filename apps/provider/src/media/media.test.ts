import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { dayHours } from '@myler/config/day-hours';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { createMediaLibrary } from './library.ts';

describe('pictures', () => {
  let provider: TestProvider;
  let cache: string;
  beforeAll(async () => {
    cache = mkdtempSync(join(tmpdir(), 'provider-pictures-'));
    provider = await openTestProvider(undefined, { media: createMediaLibrary({ prepared: '/nowhere', cache }) });
  });
  afterAll(async () => {
    await provider.close();
    rmSync(cache, { recursive: true });
  });

  const get = (path: string) => provider.request('GET', path, { token: '' });
  const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

  it('exist at the address and in the widths of the contract, and are cached for ever', async () => {
    const [hotel] = (await provider.website.call('homeHotels')).items;
    const response = await get(`${hotel?.picture.src}-400.avif`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/avif');
    expect(response.headers.get('cache-control')).toContain('immutable');
    const { width, height } = await sharp(await bytes(response)).metadata();
    expect(width).toBe(400);
    expect(height / width).toBeCloseTo(1600 / 1200, 2);
  });

  it('stay within their size: a card at 400 px 25 kB (performance, Media)', async () => {
    const { items } = await provider.website.call('hotHotels');
    for (const { picture } of items) {
      expect((await bytes(await get(`${picture.src}-400.avif`))).byteLength).toBeLessThanOrEqual(25 * 1024);
    }
  });

  it('of the hero at each hour stay within 60 kB at 1600 px, and the budget of home at 1280 px', async () => {
    const { heroByHour = {} } = await provider.website.call('homeImages');
    expect(Object.keys(heroByHour)).toEqual(dayHours);
    const sizes = new Map<string, number>();
    for (const { src } of Object.values(heroByHour).filter((picture) => picture !== undefined))
      sizes.set(src, (await bytes(await get(`${src}-1280.avif`))).byteLength);
    const [heaviest = ['', 0]] = [...sizes].toSorted(([, one], [, other]) => other - one);
    expect(heaviest[1]).toBeLessThanOrEqual(24_500);
    expect((await bytes(await get(`${heaviest[0]}-1600.avif`))).byteLength).toBeLessThanOrEqual(60 * 1024);
  });

  it('exist as WebP and JPEG too', async () => {
    for (const format of ['webp', 'jpeg']) {
      const response = await get(`/media/hotels/dar-zahra-1-400.${format}`);
      expect((await sharp(await bytes(response)).metadata()).format).toBe(format);
    }
  });

  it('under an older version are the current ones, and are cached for a day', async () => {
    const response = await get('/media/hotels/dar-zahra-1-v00000000-400.webp');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  });

  it('for shared links are 1200 × 630, for hotels, texts and pages', async () => {
    const [article] = (await provider.website.call('articles', { query: { page: 1, limit: 1 } })).items;
    for (const name of ['hotels/dar-zahra', `articles/${article?.slug}`, 'pages/home']) {
      const response = await get(`/media/social/${name}-1200.jpeg`);
      expect([name, response.status, response.headers.get('content-type')]).toEqual([name, 200, 'image/jpeg']);
      const { width, height } = await sharp(await bytes(response)).metadata();
      expect([width, height]).toEqual([1200, 630]);
    }
  });

  it('of partners are their names, drawn as marks in ink', async () => {
    const [partner] = (await provider.website.call('homePartners')).items;
    const response = await get(`/media/partners/${partner?.id}.svg`);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    const svg = await response.text();
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 240 72"/);
    expect(svg).toContain('#1e1b16');
    expect(svg).not.toContain('currentColor');
  });

  it('are drawn only for names, widths and formats that exist', { tags: ['asvs:5.3.1', 'asvs:5.3.2'] }, async () => {
    const before = readdirSync(cache).length;
    const asked = [
      '/media/hotels/dar-zahra-1-401.avif',
      '/media/hotels/dar-zahra-1-400.png',
      '/media/hotels/dar-zahra-99-400.avif',
      '/media/hotels/no-such-hotel-1-400.avif',
      '/media/team/nobody-400.avif',
      '/media/home/door-640.avif',
      '/media/home/hero-dusk-640.avif',
      '/media/home/hero-noonday-640.avif',
      '/media/partners/nobody.svg',
      '/media/social/hotels/no-such-hotel-1200.jpeg',
      '/media/social/pages/nowhere-1200.jpeg',
      '/media/social/pages/constructor-1200.jpeg',
      '/media/social/team/imogen-hale-1200.jpeg',
      '/media/social/hotels/dar-zahra-1201.jpeg',
      '/media/hotels/..%2f..%2fsecrets-400.avif',
      '/media/hotels/%00-400.avif',
    ];
    for (const path of asked) expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect(readdirSync(cache)).toHaveLength(before);
  });

  it('are drawn once for many simultaneous requests, and are cached', async () => {
    const before = readdirSync(cache).length;
    const responses = await Promise.all(Array.from({ length: 20 }, () => get('/media/hotels/naustgarden-2-400.webp')));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect(readdirSync(cache)).toHaveLength(before + 1);
  });
});
