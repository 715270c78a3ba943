import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../lib/folder-of.ts';
import { budgetFindings, circleFindings, leakFindings } from './bytes.ts';
import type { Finding } from '../lib/check.mjs';

/** JavaScript of about this size that does not compress. */
const script = (kB: number) => `"${randomBytes(kB * 1000).toString('base64')}"`;

const chunk = (modules: string[], imports = ['assets/react.js'], isEntry = false) => ({
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

const problems = (findings: Finding[]) =>
  findings.filter(({ problem }) => problem).map(({ name }) => name.split(':')[0]);

describe('the budgets of home', () => {
  it('pass when every size is within its budget, and the report has the sizes', () => {
    const findings = budgetFindings(client(), chunks, page);
    expect(problems(findings)).toEqual([]);
    expect(findings[1]?.name).toMatch(/^home in all: 6\d\.\d kB of 95$/);
  });

  it('count what a chunk imports with the chunk', () => {
    expect(problems(budgetFindings(client({ react: 120 }), chunks, page))).toEqual([
      'home in all',
      'home with the consent dialog',
    ]);
  });

  it('include one for the consent dialog of a first visit', () => {
    expect(problems(budgetFindings(client({ consent: 60 }), chunks, page))).toEqual(['home with the consent dialog']);
  });

  it('include one for the newsletter form, which is fetched when a visitor points at it or focuses it', () => {
    expect(problems(budgetFindings(client({ newsletter: 6 }), chunks, page))).toEqual(['the newsletter form adds']);
  });

  it('include one for what another page adds', () => {
    expect(problems(budgetFindings(client({ router: 60 }), chunks, page))).toEqual(['another page adds']);
  });

  it('count inline scripts and preloads before intent', () => {
    const heavyPage = `<script>${script(20)}</script>`;
    expect(problems(budgetFindings(client(), chunks, heavyPage))).toEqual(['home before intent']);
    const eager = '<script type="module" src="/assets/react.js"></script>';
    expect(problems(budgetFindings(client(), chunks, eager))).toEqual(['home before intent']);
    const preloading = '<link rel="modulepreload" href="/assets/react.js">';
    expect(problems(budgetFindings(client(), chunks, preloading))).toEqual(['home before intent']);
  });

  it('name a chunk of dialogs that home loads', () => {
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

  it('allow zod/mini and reject the whole of zod', () => {
    const using = (module: string) => ({
      ...chunks,
      'assets/react.js': { ...chunks['assets/react.js'], modules: [module] },
    });
    expect(problems(budgetFindings(client(), using('node_modules/zod/v4/mini/schemas.js'), page))).toEqual([]);
    expect(problems(budgetFindings(client(), using('node_modules/zod/v4/classic/schemas.js'), page))).toHaveLength(1);
  });

  it('fail when the chunks of home are not found', () => {
    expect(problems(budgetFindings(client(), {}, page))).toHaveLength(1);
  });
});

describe('the check for server code and test data in the browser', () => {
  it('finds the name of a secret in any file that is served', { tags: ['asvs:13.3.1'] }, () => {
    expect(problems(leakFindings(client(), chunks))).toEqual([]);
    const leaking = client({ more: { 'assets/env.js': 'const a = process.env.PROVIDER_SECRET' } });
    const [finding] = leakFindings(leaking, chunks);
    expect(finding?.problem).toContain('PROVIDER_SECRET (assets/env.js)');
  });

  it('finds a server module in a chunk', () => {
    for (const module of [
      'apps/site/src/ssr/built-files.server.ts',
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

  it('finds data for tests in a chunk', { tags: ['asvs:15.2.3'] }, () => {
    const modules = ['packages/forms/src/people/persons.ts'];
    const leaking = { ...chunks, 'assets/x.js': { isEntry: false, modules, imports: [], dynamicImports: [] } };
    expect(problems(leakFindings(client(), leaking))).toEqual(['no data for tests is in what a browser gets']);
  });
});

describe('the check of circular imports between chunks', () => {
  const inCircle = {
    'assets/a-1.js': { ...chunk([], ['assets/b-2.js']), name: 'a' },
    'assets/b-2.js': { ...chunk([], ['assets/c-3.js']), name: 'b' },
    'assets/c-3.js': { ...chunk([], ['assets/a-1.js']), name: 'c' },
    'assets/d-4.js': { ...chunk([], ['assets/a-1.js']), name: 'd', dynamicImports: ['assets/a-1.js'] },
  };

  it('accepts imports in one direction, and a circle with a dynamic import', () => {
    const later = { ...chunk([], []), dynamicImports: ['assets/entry.js'] };
    expect(problems(circleFindings({ ...chunks, 'assets/later.js': later }))).toEqual([]);
  });

  it('finds a circle once, and names its files', () => {
    const [found] = circleFindings(inCircle);
    expect(found?.problem).toMatch(/^a, b, c\nPut what both need/);
  });
});
