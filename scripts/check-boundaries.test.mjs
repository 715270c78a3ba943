import { describe, expect, it } from 'vitest';
import { checkBoundaries } from './check-boundaries.mjs';
import { folderOf } from './lib/folder-of.mjs';

const door = { default: './x.js' };
const needs = (/** @type {string[]} */ ...names) => Object.fromEntries(names.map((name) => [name, '1']));

/** The workspace in small, with all it takes to be in order. */
const tidy = {
  'packages/config/package.json': { name: '@myler/config', exports: { './brand': door } },
  'packages/config/src/brand.ts': 'export const brand = 1;',
  'packages/art/package.json': {
    name: '@myler/art',
    exports: { './scene': door, './vignette': door },
    devDependencies: needs('sharp'),
  },
  'packages/art/scripts/contact-sheet.ts': `import sharp from 'sharp';`,
  'packages/ui/package.json': {
    name: '@myler/ui',
    exports: { './button': door },
    dependencies: needs('react', '@myler/art'),
  },
  'packages/ui/src/state-message.ts': `import '@myler/art/vignette';`,
  'packages/ui/src/picture.stories.tsx': `import '@myler/art/scene';`,
  'packages/ui/src/button/Button.tsx': `import { useState } from 'react'; import './Button.css'; export const Button = () => <b />;`,
  'packages/ui/src/button/Button.css': '',
  'packages/api-client/package.json': {
    name: '@myler/api-client',
    exports: { './contract': door, './provider': door },
    dependencies: needs('@myler/config'),
  },
  'packages/api-client/src/index.ts': `export { brand } from '@myler/config/brand';`,
  'packages/forms/package.json': {
    name: '@myler/forms',
    exports: { './card': door, './people': door },
    dependencies: needs('@myler/ui', '@myler/api-client'),
    devDependencies: needs('fast-check'),
  },
  'packages/forms/src/card.ts': `import type { X } from '@myler/api-client/contract'; import('@myler/ui/button');`,
  'packages/forms/src/card.test.ts': `import fc from 'fast-check'; import './people/index.ts';`,
  'packages/forms/src/people/index.ts': `export * from './persons.ts';`,
  'packages/forms/src/people/persons.ts': '',
  'apps/site/package.json': {
    name: '@myler/site',
    exports: { './server': door },
    dependencies: needs('@myler/forms', '@myler/ui', '@myler/server'),
    devDependencies: needs('@myler/art'),
  },
  'apps/site/build/draw.ts': `import '@myler/art/scene';`,
  'apps/site/src/page.ts': `import '@myler/forms/card';`,
  'apps/provider/package.json': {
    name: '@myler/provider',
    dependencies: needs('@myler/api-client', '@myler/art', '@myler/ui', '@myler/site', '@myler/server'),
  },
  'apps/provider/src/app.ts': `import { readFileSync } from 'node:fs'; import '@myler/api-client/contract'; import '@myler/art/scene'; import '@myler/server/log';`,
  'internal/server/package.json': {
    name: '@myler/server',
    exports: { './log': door },
    dependencies: needs('@myler/api-client', '@myler/provider'),
  },
  'internal/server/src/log.ts': `import '@myler/api-client/contract';`,
  'apps/site/e2e/join.spec.ts': `import '@myler/forms/people';`,
  'docs/where-code-lives.md': [
    '| `apps/site` | The public website. |',
    '| `apps/provider` | The provider. |',
    '| `internal/server` | What servers share. |',
    '| 3 | `packages/forms` | The forms. |',
    '|   | `packages/forms/src/people` | Visitors. |',
    '| 1 | `packages/ui`, `api-client`, `art` | Components; clients; drawings. |',
    '|   | `packages/ui/src/<component>` | A component. |',
    '| 0 | `packages/config` | The brand. |',
  ].join('\n'),
  'scripts/find-chromium.mjs': '',
  'apps/site/playwright.config.ts': `import '../../scripts/find-chromium.mjs';`,
};

/** What the check says of the tidy workspace with one more file in it. */
function findings(/** @type {string} */ path, /** @type {string} */ text) {
  return findingsOf({ [path]: text });
}

/** The same with several more files, or with other text in those that are there. */
function findingsOf(/** @type {Record<string, string>} */ files) {
  return checkBoundaries(folderOf({ ...tidy, ...files })).flatMap(({ problem }) => problem ?? []);
}

/** The page that names folders, with these rows too. */
const naming = (/** @type {string[]} */ ...folders) => ({
  'docs/where-code-lives.md': [
    tidy['docs/where-code-lives.md'],
    ...folders.map((folder) => `| \`${folder}\` | What it is for. |`),
  ].join('\n'),
});

describe('imports go down the layers, through doors', () => {
  it('a workspace in order has nothing to say', () => {
    const all = checkBoundaries(folderOf(tidy));
    // Two for each of the eight, and one for the page that names their folders.
    expect(all).toHaveLength(17);
    expect(all.filter(({ problem }) => problem)).toEqual([]);
  });

  it('names the file and the line, and says where the code should live', () => {
    const [problem] = findings('packages/ui/src/card.ts', `\n\nimport '@myler/forms/card';`);
    expect(problem).toMatch(/^packages\/ui\/src\/card\.ts:3 "@myler\/forms\/card": ui knows no business/);
    expect(problem).toContain('move the component to forms or the site');
  });

  for (const [what, path, text] of /** @type {const} */ ([
    ['a package that imports an app', 'packages/forms/src/x.ts', `import '@myler/site/server';`],
    ['siblings that import each other', 'packages/api-client/src/x.ts', `import '@myler/ui/button';`],
    [
      'a component that imports a drawing too large for a browser',
      'packages/ui/src/x.ts',
      `import '@myler/art/scene';`,
    ],
    ['a page that draws in a browser', 'apps/site/src/x.ts', `import '@myler/art/scene';`],
    ['the art that imports the brand', 'packages/art/src/x.ts', `import '@myler/config/brand';`],
    ['an app that imports another app', 'apps/site/src/x.ts', `import '@myler/provider/app';`],
    ['the provider that imports a client', 'apps/provider/src/x.ts', `import '@myler/api-client/provider';`],
    ['the provider that imports a component', 'apps/provider/src/x.ts', `import '@myler/ui/button';`],
    ['a page that imports server code', 'apps/site/src/x.ts', `import '@myler/server/log';`],
    ['server code that imports a server', 'internal/server/src/x.ts', `import '@myler/provider/app';`],
    ['a type taken from above', 'packages/ui/src/x.ts', `import type { X } from '@myler/forms/card';`],
    ['a type taken from above within an expression', 'packages/ui/src/x.ts', `type A = import('@myler/forms/card').B;`],
    ['a module loaded later from above', 'packages/ui/src/x.ts', `const load = () => import('@myler/forms/card');`],
    ['a re-export from above', 'packages/ui/src/x.ts', `export * from '@myler/forms/card';`],
    ['a mock of something above', 'packages/ui/src/x.test.ts', `vi.mock('@myler/forms/card');`],
    ['a style sheet that imports another package’s', 'packages/ui/src/x.css', `@import '@myler/forms/card';`],
    ['a way around the door', 'packages/forms/src/x.ts', `import '@myler/ui/src/button/Button.tsx';`],
    ['a way around the fence', 'packages/forms/src/x.ts', `import '../../ui/src/button/Button.tsx';`],
    ['its own front door', 'packages/forms/src/x.ts', `import '@myler/forms/card';`],
    ['a package nobody asked for', 'packages/forms/src/x.ts', `import 'left-pad';`],
    ['a package that is only there for tests', 'packages/forms/src/x.ts', `import fc from 'fast-check';`],
    ['data for tests in an app’s source', 'apps/site/src/x.ts', `import '@myler/forms/people';`],
    ['data for tests in a package’s source', 'packages/forms/src/x.ts', `import './people/index.ts';`],
    ['a relative import without its extension', 'packages/forms/src/x.ts', `import './card';`],
    [
      'a script of the workspace in an app’s source',
      'apps/site/src/x.ts',
      `import '../../../scripts/find-chromium.mjs';`,
    ],
  ])) {
    it(`finds ${what}`, () => {
      expect(findings(path, text)).toHaveLength(1);
    });
  }

  it('lets the provider’s tests call it as whoever uses it would', () => {
    expect(findings('apps/provider/src/app.test.ts', `import '@myler/api-client/provider';`)).toEqual([]);
    expect(findings('apps/provider/src/app.test.ts', `import '@myler/ui/button';`)).toHaveLength(1);
  });

  it('is not taken in by comments and strings', () => {
    expect(
      findings('packages/ui/src/x.ts', `// import '@myler/forms/card'\nexport const a = "import '@myler/forms/card'";`),
    ).toEqual([]);
  });
});

describe('folders of a package import each other in no circle', () => {
  const rows = naming('apps/site/src/<folder>');
  const circle = {
    'apps/site/src/store/store.ts': `import './atoms.ts';\nimport type { Router } from '../router/router.ts';`,
    'apps/site/src/store/atoms.ts': '',
    'apps/site/src/router/router.ts': `import '../routes/home.ts';`,
    'apps/site/src/routes/home.ts': `import '../store/atoms.ts';`,
  };

  it('names the folders of a circle and each import that closes it, types too', () => {
    const [problem, ...others] = findingsOf({ ...rows, ...circle });
    expect(others).toEqual([]);
    expect(problem).toContain('3 folders import each other in a circle (src/router, src/routes, src/store)');
    expect(problem).toContain('apps/site/src/store/store.ts:2 imports src/router/router.ts');
    expect(problem).toContain('apps/site/src/router/router.ts:1 imports src/routes/home.ts');
    expect(problem).toContain('apps/site/src/routes/home.ts:1 imports src/store/atoms.ts');
  });

  it('names each of two circles once', () => {
    const [problem] = findingsOf({
      ...rows,
      ...circle,
      'apps/site/src/map/map.ts': `import '../search/bar.ts';`,
      'apps/site/src/map/plates.ts': '',
      'apps/site/src/search/bar.ts': `import('../map/plates.ts');`,
    });
    expect(problem?.match(/import each other in a circle/g)).toHaveLength(2);
    expect(problem).toContain('in a circle (src/router, src/routes, src/store)');
    expect(problem).toContain('2 folders import each other in a circle (src/map, src/search)');
  });

  it('finds a circle through a file that a tool writes', () => {
    const generated = {
      'apps/site/src/router/tree.gen.ts': `import { Route } from './../routes/home';`,
      'apps/site/src/routes/home.ts': `import '../router/router.ts';`,
      'apps/site/src/router/router.ts': '',
    };
    expect(findingsOf({ ...rows, ...generated })).toHaveLength(1);
  });

  it('lets tests import from wherever they like, and files of one folder each other', () => {
    const fine = {
      'apps/site/src/store/store.ts': `import './atoms.ts';`,
      'apps/site/src/store/atoms.ts': `import './store.ts';`,
      'apps/site/src/routes/home.ts': `import '../store/atoms.ts';`,
      'apps/site/src/store/store.test.ts': `import '../routes/home.ts';`,
    };
    expect(findingsOf({ ...rows, ...fine })).toEqual([]);
  });
});

describe('a page is imported by its route', () => {
  const pages = {
    ...naming('apps/site/src/<folder>', 'apps/site/src/pages/<page>', 'apps/site/src/features/<what>'),
    'apps/site/src/pages/home/HomePage.tsx': `import './home.Hero.tsx';`,
    'apps/site/src/pages/home/home.Hero.tsx': '',
    'apps/site/src/routes/index.tsx': `import '../pages/home/HomePage.tsx';`,
    'apps/site/src/features/hotels/filter.ts': '',
    'apps/site/src/app/island-registry.ts': `import('../pages/home/home.Hero.tsx');`,
  };

  it('and by the registry of islands, for those that live in it', () => {
    expect(findingsOf(pages)).toEqual([]);
  });

  for (const [who, path, specifier] of /** @type {const} */ ([
    ['another page', 'apps/site/src/pages/hotel/HotelPage.tsx', '../home/home.Hero.tsx'],
    ['a page whose name begins alike', 'apps/site/src/pages/home-old/Page.tsx', '../home/home.Hero.tsx'],
    ['what several pages use', 'apps/site/src/features/hotels/tile.tsx', '../../pages/home/home.Hero.tsx'],
    ['the application', 'apps/site/src/app/start.ts', '../pages/home/home.Hero.tsx'],
  ])) {
    it(`and not by ${who}`, () => {
      expect(findingsOf({ ...pages, [path]: `import '${specifier}';` })).toEqual([
        expect.stringMatching(`^${path}:1 imports src/pages/home/home.Hero.tsx. A page is imported by its route only`),
      ]);
    });
  }
});

describe('each folder stands in the page about folders', () => {
  it('names a folder that does not', () => {
    expect(findings('apps/site/src/map/plates.ts', '')).toEqual([
      'apps/site/src/map is not in docs/where-code-lives.md. Say there in a sentence what it is for.',
    ]);
  });

  it('lets a placeholder stand for one folder, and not for folders in it', () => {
    expect(findings('packages/ui/src/card/Card.tsx', '')).toEqual([]);
    expect(findings('packages/ui/src/card/parts/Corner.tsx', '')).toHaveLength(1);
  });

  it('reads the others of a cell as neighbours of the first', () => {
    const cell = {
      'docs/where-code-lives.md': `${tidy['docs/where-code-lives.md']}\n| \`apps/site/src/map\`, \`search\` | Both. |`,
    };
    const files = { 'apps/site/src/map/plates.ts': '', 'apps/site/src/search/bar.ts': '' };
    expect(findingsOf({ ...cell, ...files })).toEqual([]);
  });

  it('names a row whose folder there is no more, a placeholder without any too', () => {
    expect(findingsOf(naming('apps/site/src/map', 'apps/site/src/pages/<page>'))).toEqual([
      expect.stringMatching(/: apps\/site\/src\/map is no folder.*\n.*: apps\/site\/src\/pages\/<page> is no folder/),
    ]);
  });
});
