import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boilerplate } from '@myler/config/press';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { testHotel } from '../testing/hotels.ts';
import { startTestProvider, type TestProvider } from '../testing/provider.ts';

const folder = mkdtempSync(join(tmpdir(), 'kit-'));
let provider: TestProvider;
let app: TestApp;
let time = 0;

const hotel = (id: string, name: string) =>
  testHotel({
    id,
    name,
    picture: {
      src: `/media/hotels/${id}`,
      alt: `The terrace of ${name}`,
      width: 1600,
      height: 1000,
      colour: '#cdb68c',
      widths: [400, 1600],
    },
  });
const hotels = ['flaros', 'dar-zahra', 'saa-moja', 'left-out'].map((id) => hotel(id, id.toUpperCase()));
const inFolder = (path: string) => `myler-press-kit/${path}`;

beforeAll(async () => {
  provider = await startTestProvider();
  mkdirSync(join(folder, 'brand'));
  for (const mark of ['arch', 'myler']) {
    for (const ink of ['ink', 'paper', 'gold']) {
      for (const format of ['svg', 'png'])
        writeFileSync(join(folder, 'brand', `${mark}-${ink}.${format}`), `${mark} in ${ink} as ${format}`);
    }
  }
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await provider.close();
});
beforeEach(() => {
  time = 0;
  provider.fault = undefined;
  provider.seen.length = 0;
  provider.responses = { 'GET /v1/homepage/our-hotels': { body: { items: hotels, total: hotels.length } } };
  for (const path of ['social/pages/home', 'social/pages/our-hotels', 'social/pages/travel-journal'])
    provider.responses[`GET /media/${path}-1200.jpeg`] = { body: path };
  for (const { id } of hotels) provider.responses[`GET /media/hotels/${id}-1600.jpeg`] = { body: id };
  app = createTestApp(provider.url, { clientFolder: folder, now: () => time });
});

const bytes = async () => new Uint8Array(await (await app.get('/press/kit.zip')).arrayBuffer());

describe('the press kit', () => {
  it(
    'is a zip with the marks, three pictures, the social cards and a README about them',
    { tags: ['asvs:5.4.1', 'promise:press-pictures'] },
    async () => {
      const response = await app.get('/press/kit.zip');
      expect(response.headers.get('content-type')).toBe('application/zip');
      expect(response.headers.get('content-disposition')).toBe('attachment; filename="myler-press-kit.zip"');
      const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
      const text = (path: string) => new TextDecoder().decode(files[inFolder(path)]);
      expect(Object.keys(files)).toHaveLength(1 + 12 + 3 + 3);
      expect(text('marks/myler-gold.svg')).toBe('myler in gold as svg');
      expect(text('pictures/flaros.jpeg')).toBe('"flaros"');
      expect(text('social/home.jpeg')).toBe('"social/pages/home"');
      expect(text('README.txt')).toContain(boilerplate);
      expect(text('README.txt')).toContain('FLAROS, Sifnos, Greece. The terrace of FLAROS.');
      expect(text('README.txt')).toContain('Gold   #BAA57E   rgb 186 165 126');
      expect(files).not.toHaveProperty([inFolder('pictures/left-out.jpeg')]);
    },
  );

  it('is made once, and has the same bytes when it is made again', async () => {
    const first = await bytes();
    const asked = provider.seen.length;
    await bytes();
    expect(provider.seen).toHaveLength(asked);
    app = createTestApp(provider.url, { clientFolder: folder, now: () => time });
    expect(await bytes()).toEqual(first);
  });

  it('is served from memory while the provider fails', async () => {
    const first = await bytes();
    provider.fault = '500';
    time += 30 * 3_600_000;
    expect(await bytes()).toEqual(first);
  });

  it('responds with 502 when one of its pictures is missing', async () => {
    delete provider.responses['GET /media/hotels/saa-moja-1600.jpeg'];
    const response = await app.get('/press/kit.zip');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      502,
      'application/problem+json; charset=utf-8',
    ]);
  });
});
