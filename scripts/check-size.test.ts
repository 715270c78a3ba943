import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkLanguage, checkSize, type Chunk } from './check-size.ts';
import { folderOf } from './lib/folder-of.ts';

/** JavaScript of about this size that does not compress. */
const script = (kB: number) => `"${randomBytes(kB * 1000).toString('base64')}"`;
const chunk = (modules: string[], imports = ['react.js']): Chunk => ({ modules, imports });
const chunks = {
  'entry.js': chunk(['apps/site/src/entry-client.tsx']),
  'react.js': chunk(['node_modules/react-dom/index.js'], []),
  'home.js': chunk(['apps/site/src/pages/home/quotes.island.tsx', 'apps/site/src/shell/account.island.tsx']),
  'newsletter.js': chunk(['apps/site/src/features/newsletter/newsletter.island.tsx']),
  'consent.js': chunk(['apps/site/src/dialogs/CookieConsent.tsx'], ['react.js', 'radix.js']),
  'radix.js': chunk(['node_modules/@radix-ui/react-dialog/dist/index.mjs'], []),
  'router.js': chunk(['apps/site/src/router/client-router.ts']),
  'membership.js': chunk(['apps/site/src/routes/membership.tsx?tsr-split=component']),
};
const sizes = { entry: 1, react: 60, home: 3, newsletter: 2, consent: 10, radix: 10, router: 30, membership: 3 };
const page = '<script>start()</script><script type="application/ld+json">{}</script>';

interface Site {
  size?: Partial<typeof sizes>;
  more?: Record<string, Chunk>;
  html?: string;
  files?: Record<string, string>;
}

function findingsOf({ size = {}, more = {}, html = page, files = {} }: Site) {
  const written = Object.entries({ ...sizes, ...size }).map(([name, kB]) => [`${name}.js`, script(kB)]);
  return checkSize(folderOf({ ...Object.fromEntries(written), ...files }), { ...chunks, ...more }, html);
}
const problemsOf = (site: Site) =>
  findingsOf(site).flatMap(({ name, problem }) => (problem ? `${name.split(':')[0]}: ${problem}` : []));

it('a site within its budgets passes, and the report has the sizes', () => {
  expect(problemsOf({})).toEqual([]);
  expect(findingsOf({})[1]?.name).toMatch(/^home in all: 6\d\.\d kB of 95$/);
});

it('a script that the oldest browsers do not understand is named, in a file and in the page', () => {
  const newer = [
    ['const set = /[\\w--\\d]/v;', ''],
    ['const groups = Object.groupBy([], String);', ''],
    ['const { promise } = Promise.withResolvers();', ''],
    ['', '/(?<=a)b/v'],
  ] as const;
  const problemOf = (file: string, inline = '') =>
    checkLanguage(folderOf({ 'file.js': file }), `<script>start(${inline})</script>`).problem;
  for (const [file, inline] of newer) expect(problemOf(file, inline)).toMatch(file ? /\(file\.js\)/ : /\(inline\.js\)/);
  expect(problemOf('export const look = /(?<=a)b/u; [1].toSorted().at(-1);')).toBeUndefined();
});

it('what is too large is named, with the chunks that it imports and what a page loads before intent', () => {
  for (const [site, ...names] of [
    [{ size: { react: 120 } }, 'home in all', 'home with the consent dialog'],
    [{ size: { consent: 60 } }, 'home with the consent dialog'],
    [{ size: { newsletter: 6 } }, 'the newsletter form adds'],
    [{ size: { router: 62 } }, 'another page adds'],
    [{ html: `<script>${script(20)}</script>` }, 'home before intent'],
    [{ html: '<script type="module" src="/react.js"></script>' }, 'home before intent'],
    [{ html: '<link rel="modulepreload" href="/react.js">' }, 'home before intent'],
    [{ more: { 'home.js': { ...chunks['home.js'], imports: ['radix.js'] } } }, 'home does without Radix'],
    [
      { more: { 'newsletter.js': { ...chunks['newsletter.js'], imports: ['radix.js'] } } },
      'the newsletter form adds',
      'home does without Radix',
    ],
    [
      { more: { 'react.js': chunk(['node_modules/zod/v4/classic/schemas.js'], []) } },
      'home does without the whole of zod',
    ],
    [{ more: { 'react.js': chunk(['node_modules/zod/v4/mini/schemas.js'], []) } }],
    [{ more: { 'home.js': chunk([]) } }, 'home can be weighed'],
  ] as [Site, ...string[]][])
    expect(problemsOf(site).map((problem) => problem.split(':')[0])).toEqual(names);
});

it(
  'secrets, server modules and data for tests are found in what a browser gets',
  { tags: ['asvs:13.3.1', 'asvs:15.2.3'] },
  () => {
    expect(problemsOf({ files: { 'assets/env.js': 'const a = process.env.PROVIDER_SECRET' } })).toEqual([
      expect.stringContaining('PROVIDER_SECRET (assets/env.js)'),
    ]);
    for (const [module, name] of [
      ['apps/site/src/ssr/built-files.server.ts', 'no server module'],
      ['apps/provider/src/app.ts', 'no server module'],
      ['node_modules/hono/index.js', 'no server module'],
      ['packages/forms/src/people/persons.ts', 'no data for tests'],
    ] as const)
      expect(problemsOf({ more: { 'x.js': chunk([module], []) } })).toEqual([expect.stringContaining(name)]);
  },
);

it('chunks that import each other are found once; a dynamic import makes no circle', () => {
  const circle = { 'a-1.js': ['b-2.js'], 'b-2.js': ['c-3.js'], 'c-3.js': ['a-1.js'], 'd-4.js': ['a-1.js'] };
  const more = Object.fromEntries(
    Object.entries(circle).map(([file, imports]) => [file, { ...chunk([], imports), name: file.charAt(0) }]),
  );
  expect(problemsOf({ more })).toEqual([expect.stringMatching(/each other: a, b, c\nGroup them/)]);
  const later = { ...chunk([], []), dynamicImports: ['entry.js'] };
  expect(problemsOf({ more: { 'later.js': later } })).toEqual([]);
});
