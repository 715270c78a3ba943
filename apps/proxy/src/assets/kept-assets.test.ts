import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '@myler/server/log';
import { createTestApp } from '../testing/app.ts';
import { keepAssets, startKeepingAssets } from './kept-assets.ts';

const DAY = 24 * 60 * 60 * 1000;

let parent: string;
let keptFolder: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'myler-kept-'));
  keptFolder = join(parent, 'kept');
});
afterEach(() => rmSync(parent, { recursive: true }));

/** A build with these files in `assets`, and one without a hash beside them. */
function build(name: string, files: Record<string, string>): string {
  const folder = join(parent, name);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, 'assets', file), text);
  writeFileSync(join(folder, 'icon.svg'), `<svg><!-- ${name} --></svg>`);
  return folder;
}

const oldScript = `export const text = ${JSON.stringify('of the earlier build '.repeat(200))};`;
const first = () => build('first', { 'SignIn-a1B2.js': oldScript, 'SignIn-a1B2.js.map': '{}', 'shared-c3.css': 'a{}' });
const second = () => build('second', { 'SignIn-x9Y8.js': 'export {};', 'shared-c3.css': 'a{}' });

describe('after a deployment', () => {
  it('a restarted proxy answers an open page’s request for a file of the earlier build', async () => {
    const earlier = first();
    await keepAssets({ clientFolder: earlier, keptFolder });
    const headersBefore = (await createTestApp(undefined, { clientFolder: earlier }).get('/assets/SignIn-a1B2.js'))
      .headers;
    rmSync(earlier, { recursive: true });
    const clientFolder = second();
    await keepAssets({ clientFolder, keptFolder });
    const app = createTestApp(undefined, { clientFolder, keptFolder });
    for (const path of ['/assets/SignIn-a1B2.js', '/assets/SignIn-x9Y8.js', '/assets/shared-c3.css'])
      expect((await app.get(path)).status).toBe(200);
    const response = await app.get('/assets/SignIn-a1B2.js');
    expect(Object.fromEntries(response.headers)).toEqual(Object.fromEntries(headersBefore));
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    for (const encoding of ['br', 'gzip']) {
      const compressed = await app.get('/assets/SignIn-a1B2.js', { 'accept-encoding': encoding });
      expect(compressed.headers.get('content-encoding')).toBe(encoding);
    }
    const brotli = await app.get('/assets/SignIn-a1B2.js', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(oldScript);
    expect(app.assets.cached('/assets/SignIn-a1B2.js')).toBeDefined();
  });

  it('a running proxy whose own build was replaced still answers with its files', async () => {
    const clientFolder = first();
    await keepAssets({ clientFolder, keptFolder });
    const app = createTestApp(undefined, { clientFolder, keptFolder });
    rmSync(clientFolder, { recursive: true });
    expect((await app.get('/assets/SignIn-a1B2.js')).status).toBe(200);
  });

  it('a proxy of the earlier build answers with files of the newer one, once a newer proxy has started', async () => {
    const app = createTestApp(undefined, { clientFolder: first(), keptFolder });
    expect((await app.get('/assets/SignIn-x9Y8.js')).status).toBe(404);
    await keepAssets({ clientFolder: second(), keptFolder });
    expect((await app.get('/assets/SignIn-x9Y8.js')).status).toBe(200);
  });
});

describe('files of earlier builds', () => {
  const names = () => readdirSync(keptFolder).sort();

  it('are removed 30 days after a proxy last served their build', async () => {
    let time = Date.parse('2026-11-01T00:00:00Z');
    const now = () => time;
    const earlier = first();
    await keepAssets({ clientFolder: earlier, keptFolder, now });
    expect(names()).toEqual(['SignIn-a1B2.js', 'shared-c3.css']);
    // The proxy runs for 40 days and says daily that it serves these files.
    time += 40 * DAY;
    await keepAssets({ clientFolder: earlier, keptFolder, now });
    const clientFolder = second();
    time += 29 * DAY;
    await keepAssets({ clientFolder, keptFolder, now });
    expect(names()).toEqual(['SignIn-a1B2.js', 'SignIn-x9Y8.js', 'shared-c3.css']);
    time += 2 * DAY;
    await keepAssets({ clientFolder, keptFolder, now });
    expect(names()).toEqual(['SignIn-x9Y8.js', 'shared-c3.css']);
  });

  it('are copied again when a copy is incomplete, and drafts of a crash are removed', async () => {
    const clientFolder = first();
    mkdirSync(keptFolder);
    writeFileSync(join(keptFolder, 'SignIn-a1B2.js'), 'expo');
    writeFileSync(join(keptFolder, '.SignIn-a1B2.js.0011'), 'expo');
    utimesSync(join(keptFolder, '.SignIn-a1B2.js.0011'), 0, 0);
    await keepAssets({ clientFolder, keptFolder });
    expect(names()).toEqual(['SignIn-a1B2.js', 'shared-c3.css']);
    expect(statSync(join(keptFolder, 'SignIn-a1B2.js')).size).toBe(oldScript.length);
  });

  it('that several proxies keep at the same time are complete', async () => {
    const [one, two] = [first(), second()];
    await Promise.all([one, two, one, two].map((clientFolder) => keepAssets({ clientFolder, keptFolder })));
    expect(names()).toEqual(['SignIn-a1B2.js', 'SignIn-x9Y8.js', 'shared-c3.css']);
  });

  it.each([
    '/assets/../secrets.json',
    '/assets/%2e%2e/secrets.json',
    '/assets/..%2fsecrets.json',
    '/assets/.hidden.js',
    '/assets/folder/inner.js',
    '/assets/program',
    '/assets/SignIn-a1B2.js.map',
    '/icon.svg',
  ])('do not include %s', async (path) => {
    mkdirSync(join(keptFolder, 'folder'), { recursive: true });
    for (const file of [
      '../secrets.json',
      '.hidden.js',
      'folder/inner.js',
      'program',
      'SignIn-a1B2.js.map',
      'icon.svg',
    ])
      writeFileSync(join(keptFolder, file), 'sk');
    const response = await createTestApp(undefined, { keptFolder }).get(path);
    expect(response.status).not.toBe(200);
    expect(await response.text()).not.toContain('sk');
  });

  it('are not needed: a folder that cannot be written is logged', async () => {
    const lines: string[] = [];
    const log = createLog({ app: 'proxy', level: 'info', output: { write: (line) => void lines.push(line) } });
    writeFileSync(keptFolder, 'a file where the folder should be');
    const clientFolder = first();
    await startKeepingAssets({ clientFolder, keptFolder }, log);
    expect(lines.join('')).toContain('ASSETS_DIR');
    expect((await createTestApp(undefined, { clientFolder, keptFolder }).get('/assets/SignIn-a1B2.js')).status).toBe(
      200,
    );
  });
});
