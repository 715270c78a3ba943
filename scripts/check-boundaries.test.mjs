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
    dependencies: needs('@myler/forms', '@myler/ui'),
    devDependencies: needs('@myler/art'),
  },
  'apps/site/build/draw.ts': `import '@myler/art/scene';`,
  'apps/site/src/page.ts': `import '@myler/forms/card';`,
  'apps/provider/package.json': {
    name: '@myler/provider',
    dependencies: needs('@myler/api-client', '@myler/art', '@myler/ui', '@myler/site'),
  },
  'apps/provider/src/app.ts': `import { readFileSync } from 'node:fs'; import '@myler/api-client/contract'; import '@myler/art/scene';`,
  'apps/site/e2e/join.spec.ts': `import '@myler/forms/people';`,
  'scripts/find-chromium.mjs': '',
  'apps/site/playwright.config.ts': `import '../../scripts/find-chromium.mjs';`,
};

/** What the check says of the tidy workspace with one more file in it. */
function findings(/** @type {string} */ path, /** @type {string} */ text) {
  return checkBoundaries(folderOf({ ...tidy, [path]: text })).flatMap(({ problem }) => problem ?? []);
}

describe('imports go down the floors, through doors', () => {
  it('a workspace in order has nothing to say', () => {
    expect(checkBoundaries(folderOf(tidy))).toHaveLength(7);
    expect(checkBoundaries(folderOf(tidy)).filter(({ problem }) => problem)).toEqual([]);
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
