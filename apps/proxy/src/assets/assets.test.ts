import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, ORIGIN, type TestApp } from '../testing/app.ts';

const parent = mkdtempSync(join(tmpdir(), 'myler-assets-'));
const folder = join(parent, 'client');
const script = `export const words = ${JSON.stringify('warm, exact, particular '.repeat(200))};`;
let app: TestApp;

beforeAll(() => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'assets', 'app-B1c2.js'), script);
  writeFileSync(join(folder, 'assets', 'app-B1c2.js.map'), '{"sources":["/home/someone/app.ts"]}');
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(parent, 'secrets.json'), '{"providerSecret":"sk"}');
  app = createTestApp(undefined, { clientFolder: folder });
});
afterAll(() => rmSync(parent, { recursive: true }));

describe('a file of the site', () => {
  it('with a hash in its name is cached for ever, and is compressed', async () => {
    const response = await app.get('/assets/app-B1c2.js', { 'accept-encoding': 'br' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.byteLength).toBeLessThan(200);
    expect(brotliDecompressSync(bytes).toString()).toBe(script);
  });

  it('without a hash in its name is cached for an hour', async () => {
    const response = await app.get('/icon.svg');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect((await app.get('/icon.svg', { 'if-none-match': response.headers.get('etag') ?? '' })).status).toBe(304);
  });

  it('that a deployment removed is not found, and is found again once it is back', async () => {
    const path = '/assets/removed-D3e4.js';
    writeFileSync(join(folder, path), script);
    const another = createTestApp(undefined, { clientFolder: folder });
    rmSync(join(folder, path));
    expect((await another.get(path)).status).toBe(404);
    writeFileSync(join(folder, path), script);
    expect((await another.get(path)).status).toBe(200);
  });

  it.each([
    '/.vite/manifest.json',
    '/assets/app-B1c2.js.map',
    '/assets/..%2f..%2fsecrets.json',
    '/assets/%2e%2e/%2e%2e/secrets.json',
    '/..\\secrets.json',
    '/assets/%5c..%5c..%5csecrets.json',
    '/assets/app-B1c2.js%00.svg',
    '/assets/none.js',
    '/assets/',
  ])('is not found at %s', async (path) => {
    const response = await app.get(ORIGIN + path);
    expect([404, 308]).toContain(response.status);
    expect(await response.text()).not.toMatch(/sk|sources/);
  });
});
