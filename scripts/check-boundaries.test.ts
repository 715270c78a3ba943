import { expect, it } from 'vitest';
import { checkBoundaries } from './check-boundaries.ts';
import { folderOf } from './lib/folder-of.ts';

const entryPoint = { default: './x.js' };
const dependenciesOn = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '1']));

/** A small workspace that passes the check. */
const validWorkspace = {
  'packages/config/package.json': { name: '@myler/config', exports: { './brand': entryPoint } },
  'packages/config/src/brand.ts': 'export const brand = 1;',
  'packages/art/package.json': {
    name: '@myler/art',
    exports: { './scene': entryPoint, './vignette': entryPoint },
    devDependencies: dependenciesOn('sharp'),
  },
  'packages/art/scripts/contact-sheet.ts': `import sharp from 'sharp';`,
  'packages/ui/package.json': {
    name: '@myler/ui',
    exports: { './button': entryPoint },
    dependencies: dependenciesOn('react', '@myler/art'),
    devDependencies: dependenciesOn('@myler/presets'),
  },
  'packages/ui/src/state-message.ts': `import '@myler/art/vignette';`,
  'packages/ui/src/picture.stories.tsx': `import '@myler/art/scene';`,
  'packages/ui/src/button/Button.tsx': `import { useState } from 'react'; import './Button.css'; export const Button = () => <b />;`,
  'packages/ui/src/button/Button.css': '',
  'packages/api-client/package.json': {
    name: '@myler/api-client',
    exports: { './contract': entryPoint, './provider': entryPoint },
    dependencies: dependenciesOn('@myler/config'),
  },
  'packages/api-client/src/index.ts': `export { brand } from '@myler/config/brand';`,
  'packages/domain/package.json': { name: '@myler/domain', dependencies: dependenciesOn('@myler/api-client') },
  'packages/domain/src/fit.ts': `import type { Hotel } from '@myler/api-client/contract';`,
  'packages/domain/src/fit.test.ts': `import '@myler/api-client/contract';`,
  'packages/forms/package.json': {
    name: '@myler/forms',
    exports: { './card': entryPoint, './people': entryPoint },
    dependencies: dependenciesOn('@myler/ui', '@myler/api-client'),
    devDependencies: dependenciesOn('fast-check'),
  },
  'packages/forms/src/card.ts': `import type { X } from '@myler/api-client/contract'; import('@myler/ui/button');`,
  'packages/forms/src/card.test.ts': `import fc from 'fast-check'; import './people/index.ts';`,
  'packages/forms/src/people/index.ts': `export * from './persons.ts';`,
  'packages/forms/src/people/persons.ts': '',
  'apps/site/package.json': {
    name: '@myler/site',
    exports: { './server': entryPoint },
    dependencies: dependenciesOn('@myler/forms', '@myler/ui', '@myler/server'),
    devDependencies: dependenciesOn('@myler/art'),
  },
  'apps/site/build/draw.ts': `import '@myler/art/scene';`,
  'apps/site/src/page.ts': `import '@myler/forms/card';`,
  'apps/provider/package.json': {
    name: '@myler/provider',
    dependencies: dependenciesOn('@myler/api-client', '@myler/art', '@myler/ui', '@myler/site', '@myler/server'),
  },
  'apps/provider/src/app.ts': `import { readFileSync } from 'node:fs'; import '@myler/api-client/contract'; import '@myler/art/scene'; import '@myler/server/log';`,
  'internal/server/package.json': {
    name: '@myler/server',
    exports: { './log': entryPoint },
    dependencies: dependenciesOn('@myler/api-client', '@myler/provider'),
  },
  'internal/server/src/log.ts': `import '@myler/api-client/contract';`,
  'internal/presets/package.json': { name: '@myler/presets', exports: { './tsdown': entryPoint } },
  'internal/presets/src/tsdown.ts': `import '../../../packages/config/src/brand.ts';`,
  'packages/ui/tsdown.config.ts': `import '@myler/presets/tsdown';`,
  'apps/site/e2e/join.spec.ts': `import '@myler/forms/people';`,
  'docs/where-code-lives.md': [
    '| `apps/site` | The public website. |',
    '| `apps/provider` | The provider. |',
    '| `internal/server` | What servers share. |',
    '| `internal/presets` | How packages are built. |',
    '| 3 | `packages/forms` | The forms. |',
    '|   | `packages/forms/src/people` | Visitors. |',
    '| 1 | `packages/ui`, `api-client`, `art`, `domain` | Components; clients; drawings; rules. |',
    '|   | `packages/ui/src/<component>` | A component. |',
    '| 0 | `packages/config` | The brand. |',
  ].join('\n'),
  'scripts/browsers.ts': '',
  'apps/site/playwright.config.ts': `import '../../scripts/browsers.ts';`,
};

/** What is wrong with the workspace when it has more files, or other text in its files. */
const problemsWith = (files: Record<string, string>) =>
  checkBoundaries(folderOf({ ...validWorkspace, ...files })).flatMap(({ problem }) => problem ?? []);

/** The page that names folders, with these rows added. */
const documenting = (...rows: string[]) => ({
  'docs/where-code-lives.md': [
    validWorkspace['docs/where-code-lives.md'],
    ...rows.map((folders) => `| ${folders} | What it is for. |`),
  ].join('\n'),
});

it('a workspace in order has no problem: two findings for each member, and one for the page of folders', () => {
  const all = checkBoundaries(folderOf(validWorkspace));
  expect(all).toHaveLength(21);
  expect(all.filter(({ problem }) => problem)).toEqual([]);
});

/** By the file that imports, each with what it must not import. */
const wrong: Record<string, string[]> = {
  'packages/forms/src/x.ts': [
    `import '@myler/site/server';`,
    `import '../../ui/src/button/Button.tsx';`,
    `import '@myler/forms/card';`,
    // A dependency of tests.
    `import fc from 'fast-check';`,
  ],
  'packages/api-client/src/x.ts': [`import '@myler/ui/button';`],
  'packages/art/src/x.ts': [`import '@myler/config/brand';`],
  // Of the contract it takes only types.
  'packages/domain/src/x.ts': [
    `import { hotel } from '@myler/api-client/contract';`,
    `export { type Hotel, hotel } from '@myler/api-client/contract';`,
    `import '@myler/ui/button';`,
  ],
  'packages/ui/src/x.ts': [
    // Too large for a browser.
    `import '@myler/art/scene';`,
    `import '@myler/presets/tsdown';`,
    `import type { X } from '@myler/forms/card';`,
    `type A = import('@myler/forms/card').B;`,
    `const load = () => import('@myler/forms/card');`,
    `export * from '@myler/forms/card';`,
  ],
  'packages/ui/src/x.test.ts': [`vi.mock('@myler/forms/card');`],
  'packages/ui/src/x.css': [`@import '@myler/forms/card';`],
  'apps/site/src/x.ts': [
    `import '@myler/art/scene';`,
    `import '@myler/provider/app';`,
    `import '@myler/server/log';`,
    `import '../../../scripts/browsers.ts';`,
  ],
  'apps/provider/src/x.ts': [`import '@myler/api-client/provider';`, `import '@myler/ui/button';`],
  'apps/provider/src/app.test.ts': [`import '@myler/ui/button';`],
  'internal/server/src/x.ts': [`import '@myler/provider/app';`],
  'internal/presets/src/x.ts': [
    `import '@myler/config/brand';`,
    `import '../../../packages/ui/src/button/Button.tsx';`,
  ],
};

it('what must not be imported is found, with the file and the line, and where the code should live', () => {
  for (const [path, imports] of Object.entries(wrong))
    for (const text of imports) expect(problemsWith({ [path]: text }), `${path}: ${text}`).toHaveLength(1);
  const [problem] = problemsWith({ 'packages/ui/src/card.ts': `\n\nimport '@myler/forms/card';` });
  expect(problem).toMatch(/^packages\/ui\/src\/card\.ts:3 "@myler\/forms\/card": ui knows no business/);
  expect(problem).toContain('move the component to forms or the site');
});

it('a provider’s test may import its client, and imports in comments and strings are none', () => {
  expect(problemsWith({ 'apps/provider/src/app.test.ts': `import '@myler/api-client/provider';` })).toEqual([]);
  const said = `// import '@myler/forms/card'\nexport const a = "import '@myler/forms/card'";`;
  expect(problemsWith({ 'packages/ui/src/x.ts': said })).toEqual([]);
});

it('folders that import each other in a circle are named once, with the imports that close it, types and generated files too', () => {
  const rows = documenting('`apps/site/src/<folder>`');
  const circle = {
    'apps/site/src/store/store.ts': `import './atoms.ts';\nimport type { Router } from '../router/tree.gen.ts';`,
    // Files of one folder import each other, and tests any folder.
    'apps/site/src/store/atoms.ts': `import './store.ts';`,
    'apps/site/src/store/store.test.ts': `import '../map/map.ts';`,
    'apps/site/src/router/tree.gen.ts': `import { Route } from './../routes/home';`,
    'apps/site/src/routes/home.ts': `import '../store/atoms.ts';`,
    'apps/site/src/map/map.ts': `import '../store/atoms.ts';`,
  };
  const [problem, ...others] = problemsWith({ ...rows, ...circle });
  expect(others).toEqual([]);
  expect(problem?.split('\n')).toEqual([
    '3 folders import each other in a circle (src/router, src/routes, src/store):',
    '  apps/site/src/router/tree.gen.ts:1 imports src/routes/home',
    '  apps/site/src/routes/home.ts:1 imports src/store/atoms.ts',
    '  apps/site/src/store/store.ts:2 imports src/router/tree.gen.ts',
    '  Move what the lower folder needs out of the upper one.',
  ]);
  const second = {
    'apps/site/src/plates/plates.ts': `import '../search/bar.ts';`,
    'apps/site/src/search/bar.ts': `import('../plates/plates.ts');`,
  };
  const [both] = problemsWith({ ...rows, ...circle, ...second });
  expect(both?.match(/import each other in a circle/g)).toHaveLength(2);
  expect(both).toContain('2 folders import each other in a circle (src/plates, src/search)');
});

it('folders without a circle are in one when each counts with all that is below it', () => {
  const [problem, ...others] = problemsWith({
    ...documenting('`apps/site/src/<folder>`'),
    'apps/site/src/hotels/row.ts': `import '../search/text/spelling.ts';`,
    'apps/site/src/search/search.ts': `import '../hotels/row.ts';`,
    'apps/site/src/search/text/spelling.ts': '',
  });
  expect(others).toEqual([]);
  expect(problem).toContain('2 folders import each other in a circle (src/hotels, src/search)');
});

it('a page may be imported by its route and the registry of islands, and by nothing else', () => {
  const pages = {
    ...documenting('`apps/site/src/<folder>`'),
    'apps/site/src/pages/home/HomePage.tsx': `import './home.Hero.tsx';`,
    'apps/site/src/pages/home/home.Hero.tsx': '',
    'apps/site/src/routes/index.tsx': `import '../pages/home/HomePage.tsx';`,
    'apps/site/src/app/island-registry.ts': `import('../pages/home/home.Hero.tsx');`,
  };
  expect(problemsWith(pages)).toEqual([]);
  for (const [path, specifier] of [
    ['apps/site/src/pages/hotel/HotelPage.tsx', '../home/home.Hero.tsx'],
    ['apps/site/src/pages/home-old/Page.tsx', '../home/home.Hero.tsx'],
    ['apps/site/src/features/hotels/tile.tsx', '../../pages/home/home.Hero.tsx'],
    ['apps/site/src/app/start.ts', '../pages/home/home.Hero.tsx'],
  ] as const)
    expect(problemsWith({ ...pages, [path]: `import '${specifier}';` })).toEqual([
      expect.stringMatching(`^${path}:1 imports src/pages/home/home.Hero.tsx. A page is imported by its route only`),
    ]);
});

it('docs/where-code-lives.md has each folder of a `src`, and no others', () => {
  const map = { 'apps/site/src/map/plates/plates.ts': '', 'apps/site/src/search/bar.ts': '' };
  expect(problemsWith(map)[0]?.split('\n')).toEqual([
    'apps/site/src/map is not in docs/where-code-lives.md. Say there in a sentence what it is for.',
    expect.stringContaining('apps/site/src/search is not in'),
  ]);
  // The other names of a cell stand beside the first.
  expect(problemsWith({ ...map, ...documenting('`apps/site/src/map`, `search`') })).toEqual([]);
  expect(problemsWith({ 'packages/ui/src/card/parts/Corner.tsx': '' })).toEqual([]);
  expect(problemsWith(documenting('`apps/site/src/map`', '`apps/site/src/pages/<page>`'))).toEqual([
    expect.stringMatching(/: apps\/site\/src\/map is no folder.*\n.*: apps\/site\/src\/pages\/<page> is no folder/),
  ]);
});
