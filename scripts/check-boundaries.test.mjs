import { describe, expect, it } from 'vitest';
import { checkBoundaries } from './check-boundaries.mjs';
import { findings, validWorkspace } from './check-boundaries.test-kit.mjs';
import { folderOf } from './lib/folder-of.ts';

describe('the check of imports between layers', () => {
  it('finds no problem in a workspace in order', () => {
    const all = checkBoundaries(folderOf(validWorkspace));
    // Two for each of the nine members, and one for the page that names their folders.
    expect(all).toHaveLength(19);
    expect(all.filter(({ problem }) => problem)).toEqual([]);
  });

  it('names the file and the line of an import, and says where the code should live', () => {
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
    ['a page that imports a drawing too large for a browser', 'apps/site/src/x.ts', `import '@myler/art/scene';`],
    ['the art that imports the brand', 'packages/art/src/x.ts', `import '@myler/config/brand';`],
    ['an app that imports another app', 'apps/site/src/x.ts', `import '@myler/provider/app';`],
    ['the provider that imports a client', 'apps/provider/src/x.ts', `import '@myler/api-client/provider';`],
    ['the provider that imports a component', 'apps/provider/src/x.ts', `import '@myler/ui/button';`],
    ['a page that imports server code', 'apps/site/src/x.ts', `import '@myler/server/log';`],
    ['server code that imports a server', 'internal/server/src/x.ts', `import '@myler/provider/app';`],
    ['a component that imports the presets', 'packages/ui/src/x.ts', `import '@myler/presets/tsdown';`],
    ['a preset that imports a package', 'internal/presets/src/x.ts', `import '@myler/config/brand';`],
    [
      'a preset that reads the source of another package than config',
      'internal/presets/src/x.ts',
      `import '../../../packages/ui/src/button/Button.tsx';`,
    ],
    ['a type of a higher layer', 'packages/ui/src/x.ts', `import type { X } from '@myler/forms/card';`],
    [
      'a type of a higher layer within an expression',
      'packages/ui/src/x.ts',
      `type A = import('@myler/forms/card').B;`,
    ],
    [
      'a module of a higher layer that is loaded by import()',
      'packages/ui/src/x.ts',
      `const load = () => import('@myler/forms/card');`,
    ],
    ['a re-export of a higher layer', 'packages/ui/src/x.ts', `export * from '@myler/forms/card';`],
    ['a mock of a higher layer', 'packages/ui/src/x.test.ts', `vi.mock('@myler/forms/card');`],
    ['a style sheet that imports another package’s', 'packages/ui/src/x.css', `@import '@myler/forms/card';`],
    [
      'an import of a package’s file that is not exported',
      'packages/forms/src/x.ts',
      `import '@myler/ui/src/button/Button.tsx';`,
    ],
    [
      'a relative import of another package’s file',
      'packages/forms/src/x.ts',
      `import '../../ui/src/button/Button.tsx';`,
    ],
    ['an import of the package itself by its name', 'packages/forms/src/x.ts', `import '@myler/forms/card';`],
    ['a package that is not a dependency', 'packages/forms/src/x.ts', `import 'left-pad';`],
    ['a package that is a dependency of tests only', 'packages/forms/src/x.ts', `import fc from 'fast-check';`],
    ['data for tests in an app’s source', 'apps/site/src/x.ts', `import '@myler/forms/people';`],
    ['data for tests in a package’s source', 'packages/forms/src/x.ts', `import './people/index.ts';`],
    ['a relative import without its extension', 'packages/forms/src/x.ts', `import './card';`],
    ['a script of the workspace in an app’s source', 'apps/site/src/x.ts', `import '../../../scripts/browsers.ts';`],
  ])) {
    it(`finds ${what}`, () => {
      expect(findings(path, text)).toHaveLength(1);
    });
  }

  it('lets the provider’s tests import the provider’s client', () => {
    expect(findings('apps/provider/src/app.test.ts', `import '@myler/api-client/provider';`)).toEqual([]);
    expect(findings('apps/provider/src/app.test.ts', `import '@myler/ui/button';`)).toHaveLength(1);
  });

  it('ignores imports in comments and strings', () => {
    expect(
      findings('packages/ui/src/x.ts', `// import '@myler/forms/card'\nexport const a = "import '@myler/forms/card'";`),
    ).toEqual([]);
  });
});
