import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../lib/folder-of.mjs';
import { budgetFindings, circleFindings, leakFindings } from './bytes.mjs';

/** JavaScript of about this size that does not compress. */
const script = (/** @type {number} */ kB) => `"${randomBytes(kB * 1000).toString('base64')}"`;

const chunk = (/** @type {string[]} */ modules, imports = ['assets/react.js'], isEntry = false) => ({
  isEntry,
  modules,
  imports,
  dynamicImports: [],
});

const chunks = {
  'assets/entry.js': chunk(['apps/site/src/entry-client.tsx'], ['assets/react.js'], true),
  'assets/react.js': chunk(['node_modules/react-dom/index.js'], []),
  'assets/home.js': chunk(['apps/site/src/pages/home/quotes.island.tsx', 'apps/site/src/shell/account.island.tsx']),
  'assets/newsletter.js': chunk(['apps/site/src/features/newsletter/newsletter.island.tsx']),
  'assets/consent.js': chunk(['apps/site/src/dialogs/CookieConsent.tsx'], ['assets/react.js', 'assets/radix.js']),
  'assets/radix.js': chunk(['node_modules/@radix-ui/react-dialog/dist/index.mjs'], []),
  'assets/router.js': chunk(['apps/site/src/navigation/mount-client-router.tsx']),
  'assets/membership.js': chunk(['apps/site/src/routes/membership.tsx?tsr-split=component']),
};

const page = '<script>start()</script><script type="application/ld+json">{}</script>';

function client({ entry = 1, react = 60, home = 3, newsletter = 2, consent = 10, router = 30, more = {} } = {}) {
  return folderOf({
    'assets/entry.js': script(entry),
    'assets/react.js': script(react),
    'assets/home.js': script(home),
    'assets/newsletter.js': script(newsletter),
    'assets/consent.js': script(consent),
    'assets/radix.js': script(10),
    'assets/router.js': script(router),
    'assets/membership.js': script(3),
    ...more,
  });
}

const problems = (/** @type {import('../lib/check.mjs').Finding[]} */ findings) =>
  findings.filter(({ problem }) => problem).map(({ name }) => name.split(':')[0]);

describe('home stays light', () => {
  it('says what everything weighs, and passes within the budgets', () => {
    const findings = budgetFindings(client(), chunks, page);
    expect(problems(findings)).toEqual([]);
    expect(findings[1]?.name).toMatch(/^home in all: 6\d\.\d kB of 95$/);
  });

  it('what a chunk imports counts with it', () => {
    expect(problems(budgetFindings(client({ react: 120 }), chunks, page))).toEqual([
      'home in all',
      'home with the consent dialog',
    ]);
  });

  it('the consent dialog of a first visit has a budget of its own', () => {
    expect(problems(budgetFindings(client({ consent: 60 }), chunks, page))).toEqual(['home with the consent dialog']);
  });

  it('the newsletter form has a budget of its own, because it is fetched when a visitor turns to it', () => {
    expect(problems(budgetFindings(client({ newsletter: 6 }), chunks, page))).toEqual(['the newsletter form adds']);
  });

  it('turning to another page has one too, for what is not there yet', () => {
    expect(problems(budgetFindings(client({ router: 60 }), chunks, page))).toEqual(['another page adds']);
  });

  it('before intent counts what stands in the page and what the page asks for', () => {
    const heavyPage = `<script>${script(20)}</script>`;
    expect(problems(budgetFindings(client(), chunks, heavyPage))).toEqual(['home before intent']);
    const eager = '<script type="module" src="/assets/react.js"></script>';
    expect(problems(budgetFindings(client(), chunks, eager))).toEqual(['home before intent']);
    const preloading = '<link rel="modulepreload" href="/assets/react.js">';
    expect(problems(budgetFindings(client(), chunks, preloading))).toEqual(['home before intent']);
  });

  it('what belongs to dialogs is named when it comes with home', () => {
    const eager = { ...chunks, 'assets/home.js': { ...chunks['assets/home.js'], imports: ['assets/radix.js'] } };
    const findings = budgetFindings(client(), eager, page);
    expect(problems(findings)).toEqual(['home does without Radix']);
    expect(findings.find(({ problem }) => problem)?.problem).toContain('assets/radix.js');
    const lazy = {
      ...chunks,
      'assets/newsletter.js': { ...chunks['assets/newsletter.js'], imports: ['assets/radix.js'] },
    };
    expect(problems(budgetFindings(client(), lazy, page))).toContain('home does without Radix');
  });

  it('zod/mini may come, the whole of zod may not', () => {
    const using = (/** @type {string} */ module) => ({
      ...chunks,
      'assets/react.js': { ...chunks['assets/react.js'], modules: [module] },
    });
    expect(problems(budgetFindings(client(), using('node_modules/zod/v4/mini/schemas.js'), page))).toEqual([]);
    expect(problems(budgetFindings(client(), using('node_modules/zod/v4/classic/schemas.js'), page))).toHaveLength(1);
  });

  it('a page whose parts have moved is a failure and not weightless', () => {
    expect(problems(budgetFindings(client(), {}, page))).toHaveLength(1);
  });
});

describe('nothing of the server and no data for tests reaches a browser', () => {
  it('finds the name of a secret in any file that is served', () => {
    expect(problems(leakFindings(client(), chunks))).toEqual([]);
    const leaking = client({ more: { 'assets/env.js': 'const a = process.env.PROVIDER_SECRET' } });
    const [finding] = leakFindings(leaking, chunks);
    expect(finding?.problem).toContain('PROVIDER_SECRET (assets/env.js)');
  });

  it('finds a server module in a chunk', () => {
    for (const module of [
      'apps/site/src/ssr/manifest.server.ts',
      'apps/provider/src/app.ts',
      'node_modules/hono/index.js',
    ]) {
      const leaking = {
        ...chunks,
        'assets/x.js': { isEntry: false, modules: [module], imports: [], dynamicImports: [] },
      };
      expect(problems(leakFindings(client(), leaking))).toEqual(['no server module is in what a browser gets']);
    }
  });

  it('finds data for tests in a chunk', () => {
    const modules = ['packages/forms/src/people/persons.ts'];
    const leaking = { ...chunks, 'assets/x.js': { isEntry: false, modules, imports: [], dynamicImports: [] } };
    expect(problems(leakFindings(client(), leaking))).toEqual(['no data for tests is in what a browser gets']);
  });
});

describe('files of the browser do not wait for each other', () => {
  const inCircle = {
    'assets/a-1.js': { ...chunk([], ['assets/b-2.js']), name: 'a' },
    'assets/b-2.js': { ...chunk([], ['assets/c-3.js']), name: 'b' },
    'assets/c-3.js': { ...chunk([], ['assets/a-1.js']), name: 'c' },
    'assets/d-4.js': { ...chunk([], ['assets/a-1.js']), name: 'd', dynamicImports: ['assets/a-1.js'] },
  };

  it('files that import one direction only pass, and so does one that another loads later', () => {
    const later = { ...chunk([], []), dynamicImports: ['assets/entry.js'] };
    expect(problems(circleFindings({ ...chunks, 'assets/later.js': later }, {}))).toEqual([]);
  });

  it('a circle is found once, and its files are named', () => {
    const [found] = circleFindings(inCircle, {});
    expect(found?.problem).toMatch(/^a, b, c\nPut what both need/);
  });

  it('a circle that is named with a reason passes, until it is there no more', () => {
    expect(problems(circleFindings(inCircle, { 'a, b, c': 'of functions alone' }))).toEqual([]);
    expect(problems(circleFindings(chunks, { 'a, b, c': 'of functions alone' }))).toEqual([
      'every circle that goes well is there',
    ]);
  });
});
