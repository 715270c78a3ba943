import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBundle } from './lib/make-bundle.ts';
import { writeSbom } from './lib/write-sbom.ts';
import { startProduct } from './lib/start-product.ts';

// The bundle is made outside of the workspace, so that nothing is found in a `node_modules` above it, and runs with no
// variable but its own.

const folder = mkdtempSync(join(tmpdir(), 'myler-bundle-'));
const bundle = join(folder, 'bundle');
const dataDir = join(folder, 'data');
let product: Awaited<ReturnType<typeof startProduct>>;
let filesBefore: string[];
/** A package that is copied whole, or a second copy of a large one, exceeds it. */
const MAX_BYTES = 100e6;
let bytes = 0;

beforeAll(async () => {
  const files = await makeBundle(bundle);
  bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  await writeSbom(bundle);
  filesBefore = filesOfBundle();
  mkdirSync(dataDir);
  product = await startProduct(bundle, dataDir);
});

afterAll(async () => {
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('a file names the packages that it was made of, among them no server or bundler of a development tool', () => {
  const { components }: { components: { name: string; version: string }[] } = JSON.parse(
    readFileSync(join(bundle, 'sbom.cdx.json'), 'utf8'),
  );
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['hono', 'react', 'drizzle-orm', 'react-email']));
  for (const tool of ['esbuild', 'socket.io', 'vite', 'chokidar']) expect(names).not.toContain(tool);
});

it('the bundle has at most 100 MB, no history of its code, no tests, no stories and no secrets', () => {
  expect(bytes).toBeLessThan(MAX_BYTES);
  const extra =
    /(?:^|\/)\.(?:git|env)|\.(?:test|spec|stories|test-kit)\.|(?:^|\/)(?:secrets|gift-card-key)\.json$|\/src\/testing\//;
  const ours = readdirSync(bundle, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.includes('node_modules/'),
  );
  expect(ours.length).toBeGreaterThan(100);
  expect(ours.filter((file) => extra.test(file))).toEqual([]);
});

it('the home page, its scripts and its styles are served', async () => {
  const home = await text('/');
  expect(home).toContain('<h1');
  const assets = [...home.matchAll(/(?:href|src|data-entry)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(assets.length).toBeGreaterThan(1);
  for (const path of assets) expect((await get(path)).status, path).toBe(200);
});

it('a hotel is read from the database, and its picture is drawn', async () => {
  const page = await text('/our-hotels/umah-katak');
  expect(page).toContain('Umah Katak');
  // The build makes the pictures of the home page only, and none of them as JPEG.
  const [picture = ''] = /\/media\/hotels\/umah-katak-[^" ,]+\.jpeg/.exec(page) ?? [];
  const bytes = await (await get(picture)).bytes();
  expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
});

it('a search finds a hotel by a misspelt word', async () => {
  expect(await text('/search-results?q=Umah+Katac')).toContain('/our-hotels/umah-katak');
});

it('a gift card is bought, and its PDF is sent', async () => {
  const { origin } = product;
  const response = await fetch(`${origin}/v1/custom-gift-cards`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      design: 'ribbon',
      amount: { amount: 25_000, currency: 'GBP' },
      recipient: { name: 'Zoë Lindqvist', email: 'zoe@example.com' },
      sender: { name: 'Amara Okoye', email: 'amara@example.com' },
      message: 'Happy fortieth.',
      creditCard: { brand: 'VISA', name: 'Amara Okoye', number: '4242424242424242', expiry: '12-99', cvc: '123' },
    }),
  });
  expect(response.status, await response.text()).toBe(200);
  const mails = () =>
    globSync('outbox/*.eml', { cwd: dataDir }).map((file) => readFileSync(join(dataDir, file), 'utf8'));
  await expect.poll(() => mails().join('\n'), { timeout: 50_000 }).toContain('Content-Type: application/pdf');
});

it('the start message names a command that the bundle has, and which lists the mails', () => {
  const [, list = ''] = /\(node (.*list\.js), with this DATA_DIR, lists it\)/.exec(product.output()) ?? [];
  expect(product.output()).not.toContain('pnpm');
  const { stdout } = spawnSync(process.execPath, [list], {
    cwd: dataDir,
    env: { DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  expect(stdout).toContain('zoe@example.com');
});

it('SIGTERM ends it without an error, and only the data folder was written to', async () => {
  expect(await product.stop()).toEqual([0, null]);
  const levels = [...product.output().matchAll(/^\{"level":(\d+)/gm)].map(([, level]) => Number(level));
  expect(Math.max(...levels), product.output()).toBeLessThan(40);
  expect(filesOfBundle()).toEqual(filesBefore);
});

it.each(['proxy', 'provider'])('the %s ends with one sentence in an older Node', (app) => {
  const program = join(bundle, `apps/${app}/dist/main.js`);
  const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })`;
  expect(run(program, {}, ['--import', `data:text/javascript,${older}`])).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^Myler needs Node \d+\.\d+\.\d+ or a later one, and this is Node 20\.20\.2: .+\n$/),
  });
  // An older Node links what is imported before anything runs.
  const imports = readFileSync(program, 'utf8').match(/^import .*$/gm) ?? [];
  expect(imports.filter((line) => !/^import \w+ from "node:module"|from "node:(?:fs|path)"/.test(line))).toEqual([]);
});

it('one sentence names DATA_DIR and its folder when that is a file', () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  expect(run(join(bundle, 'apps/proxy/dist/main.js'), { DATA_DIR: file, PORT: '0' })).toEqual({
    status: 1,
    stderr: expect.stringMatching(new RegExp(`^.+:\\n  DATA_DIR ${file} is not a folder: .+\\n$`)),
  });
});

/**
 * Runs a program of the bundle to its end.
 *
 * @param options of Node
 */
function run(program: string, env: Record<string, string>, options: string[] = []) {
  const { status, stderr } = spawnSync(process.execPath, [...options, program], { cwd: folder, env, encoding: 'utf8' });
  return { status, stderr };
}

const get = (path: string) => fetch(`${product.origin}${path}`);

async function text(path: string) {
  const response = await get(path);
  expect(response.status, path).toBe(200);
  return response.text();
}

/** Paths with sizes and times of the last change: a superuser, as in many containers, may write to read-only folders. */
function filesOfBundle() {
  return globSync('**/*', { cwd: bundle })
    .sort()
    .map((path) => {
      const { size, mtimeMs } = statSync(join(bundle, path));
      return `${path} ${size} ${mtimeMs}`;
    });
}
