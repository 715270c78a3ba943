// What a browser downloads of the built site stays within its budgets, contains nothing of the server and no data for
// tests, needs no newer browser than we name, and has no circular imports between files. The page weights of e2e measure pages; the sizes in the packages'
// READMEs measure entry points (checks/sizes.ts).
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runChecks } from 'es-check';
import { brotliBytes } from './checks/sizes.ts';
import { finding, report, type Finding } from './lib/check.ts';
import { circlesIn, reachedFrom } from './lib/circles.ts';
import { readJson, root } from './lib/workspace.ts';

/** What the site's build writes of each browser chunk (apps/site/dist/client-modules.json). */
export interface Chunk {
  name?: string;
  /** From "apps/", "packages/" or "node_modules/" on. */
  modules: string[];
  /** Chunks that come with it. */
  imports: string[];
}
type Chunks = Record<string, Chunk>;

/** The application, and the islands that hydrate when they are visible. */
const home = [
  /^apps\/site\/src\/entry-client\.tsx$/,
  /^apps\/site\/src\/pages\/home\/quotes\.island\.tsx$/,
  /^apps\/site\/src\/shell\/account\.island\.tsx$/,
];
const newsletter = [/^apps\/site\/src\/features\/newsletter\/newsletter\.island\.tsx$/];
/** In kB of brotli (1,000 bytes). The first three come from the goals for speed: "first-load JS". The others are our own. */
const BEFORE_INTENT = 12;
const budgets: Record<string, { kB: number; modules: RegExp[]; isBeyondHome?: boolean }> = {
  'home in all': { kB: 95, modules: home },
  'home with the consent dialog': { kB: 110, modules: [...home, /^apps\/site\/src\/dialogs\/CookieConsent\.tsx$/] },
  // The form (2) and the form core (2), fetched when a visitor points at the form or focuses it.
  'the newsletter form adds': { kB: 5, modules: newsletter, isBeyondHome: true },
  // The router (29), the data of thirty routes (10) and the page (19) with what hotels credit, fetched at the first sign of a navigation. What the
  // memberships give, and sections that few pages have, are in files of their own: no other page loads them.
  'another page adds': {
    kB: 60.4,
    modules: [/^apps\/site\/src\/router\/client-router\.ts$/, /^apps\/site\/src\/routes\/membership\.tsx\?tsr-split/],
    isBeyondHome: true,
  },
};

/** Code of dialogs and fields, which no page may load; and the half of zod that no browser needs. */
const heavy = {
  'React Aria': /^node_modules\/(@react-aria|@react-stately|react-aria|react-stately|react-aria-components)\//,
  Radix: /^node_modules\/@radix-ui\//,
  zxcvbn: /^node_modules\/@zxcvbn-ts\//,
  'the whole of zod': /^node_modules\/zod\/(v3|v4\/classic|index)/,
  'telephone rules': /^node_modules\/libphonenumber-js\//,
};
/**
 * Names that must stay on the server. `idempotencyKey`, the secret, is missing here, because the clients have an option
 * of that name, which is not secret.
 */
const secrets =
  /PROVIDER_SECRET|providerSecret|sessionKey|giftCardKey|SESSION_KEY|GIFT_CARD_KEY|DATABASE_URL|SMTP_URL|REDIS_URL|IDEMPOTENCY_KEY/;
const serverModule =
  /\.server\.[jt]sx?$|^apps\/(proxy|provider)\/|^node_modules\/(hono|pino|nodemailer|drizzle-orm|@electric-sql)\//;
const testData = /^packages\/forms\/src\/people\//;

/**
 * @param client the folder that is served
 * @param html home, as the server renders it
 */
export function checkSize(client: string, chunks: Chunks, html: string): Finding[] {
  const lost = Object.entries(budgets).flatMap(([what, { modules }]) =>
    modules.some((module) => chunksWith(chunks, module).length === 0) ? [what] : [],
  );
  if (lost.length > 0) {
    const problem = `In no chunk: a module of ${lost.join(', ')}. Say where it is in scripts/check-size.ts.`;
    return [{ name: 'home can be weighed', problem }];
  }
  const filesOf = (modules: RegExp[]) =>
    reachedFrom(
      modules.flatMap((module) => chunksWith(chunks, module)),
      importsOf(chunks),
    );
  const ofHome = filesOf(home);
  const allOf = (module: RegExp) => modulesIn(chunks, Object.keys(chunks), module);
  const weigh = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + brotliBytes(readFileSync(join(client, file))), 0);
  return [
    withinBudget('home before intent', weigh(scriptsOf(html)) + brotliBytes(inlineScriptsOf(html)), BEFORE_INTENT),
    ...Object.entries(budgets).map(([what, { kB, modules, isBeyondHome }]) =>
      withinBudget(what, weigh([...filesOf(modules)].filter((file) => !isBeyondHome || !ofHome.has(file))), kB),
    ),
    ...Object.entries(heavy).map(([what, module]) => {
      const found = modulesIn(chunks, [...ofHome, ...filesOf(newsletter)], module);
      return without(`home does without ${what}`, found, 'Load it with the dialog that needs it.');
    }),
    without('no files of the browser import each other', chunkCircles(chunks), 'Group them in build/chunk-groups.ts.'),
    without('no secret is named in what a browser gets', filesWithSecrets(client), 'Read it in a .server.ts module.'),
    without('no server module is in what a browser gets', allOf(serverModule), 'Import it from server code only.'),
    without('no data for tests is in what a browser gets', allOf(testData), 'Import it in tests and stories only.'),
  ];
}

/** Every chunk that contains a matching module: a route may be split into several. */
const chunksWith = (chunks: Chunks, module: RegExp) =>
  Object.keys(chunks).filter((file) => chunks[file]?.modules.some((id) => module.test(id)));

const importsOf = (chunks: Chunks) => (file: string) => chunks[file]?.imports ?? [];

/** Groups of chunks that import each other, directly or not: the one that runs first could not use the other's exports yet. */
const chunkCircles = (chunks: Chunks) =>
  circlesIn(Object.keys(chunks), importsOf(chunks)).map((files) => {
    const names = files.map((file) => chunks[file]?.name ?? file);
    return names.toSorted().join(', ');
  });

/** The modules among these chunks that match, with the chunk they are in. */
const modulesIn = (chunks: Chunks, files: string[], module: RegExp) =>
  files.flatMap((file) => (chunks[file]?.modules ?? []).filter((id) => module.test(id)).map((id) => `${id} (${file})`));

function filesWithSecrets(client: string): string[] {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(m?js|css|html|json|map|txt|svg)$/.test(file))
    .flatMap(
      (file) => secrets.exec(readFileSync(join(client, file), 'utf8'))?.map((name) => `${name} (${file})`) ?? [],
    );
}

/** The newest ECMAScript of which the oldest browsers (`.browserslistrc`) have the syntax and the built-in objects. */
const ECMASCRIPT = 'es2023';

/**
 * What the oldest browsers lack. The first look reads each file as they do, regular expressions included; the second looks
 * for objects and methods, which no build replaces.
 */
export function checkLanguage(client: string, html: string): Finding {
  const inline = mkdtempSync(join(tmpdir(), 'myler-inline-'));
  writeFileSync(join(inline, 'inline.js'), inlineScriptsOf(html));
  const files = [client, inline].map((folder) => `${folder}/**/*.js`);
  const look = { ecmaVersion: ECMASCRIPT, files, module: true };
  const { errors } = runChecks([look, { ...look, checkFeatures: true }], {});
  rmSync(inline, { recursive: true });
  return without(
    'the oldest browsers that we name understand every script',
    errors.map(({ file, err }) => `${err.message} (${basename(file)})`),
    'Write it in another way, or name newer browsers in .browserslistrc: they may be at most three years old.',
  );
}

const inlineScriptsOf = (html: string) =>
  [...html.matchAll(/<script\b(?![^>]*(?:\bsrc=|type="application\/))[^>]*>(.*?)<\/script>/gs)]
    .map(([, text]) => text)
    .join('\n');

/** The files of scripts and of module preloads. */
const scriptsOf = (html: string) =>
  new Set(
    [...html.matchAll(/<(?:script|link\b(?=[^>]*\brel="modulepreload"))[^>]*\b(?:src|href)="\/([^"]+)"/g)].map(
      ([, file = '']) => file,
    ),
  );

function withinBudget(what: string, bytes: number, budget: number): Finding {
  const kB = (bytes / 1000).toFixed(1);
  const problem = `JavaScript weighs ${kB} kB in brotli. Load less with the page, or later.`;
  return { name: `${what}: ${kB} kB of ${budget}`, problem: bytes <= budget * 1000 ? undefined : problem };
}

const without = (name: string, offenders: string[], advice: string): Finding =>
  finding(name, offenders.length > 0 ? [...offenders, advice] : []);

if (import.meta.main) {
  const dist = join(root, 'apps', 'site', 'dist');
  const site: { renderPage(url: URL, deps: object): Promise<{ html: string }> } = await import(
    pathToFileURL(join(dist, 'server', 'entry-server.js')).href
  );
  // As it is rendered when the provider does not answer: its scripts are those of every page.
  const provider = { call: () => Promise.reject(new Error('There is no provider here.')) };
  const origin = 'http://localhost:3000';
  const { html } = await site.renderPage(new URL(origin), { provider, origin, clientEnv: {} });
  if (!html.includes('<h1')) throw new Error('Home could not be rendered to be weighed.');
  const client = join(dist, 'client');
  const chunks = readJson(join(dist, 'client-modules.json')) as Chunks;
  report('size', [...checkSize(client, chunks, html), checkLanguage(client, html)]);
}
