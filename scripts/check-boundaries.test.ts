import { expect, it } from 'vitest';
import { checkBoundaries } from './check-boundaries.ts';
import { findings, validWorkspace } from './check-boundaries.test-kit.ts';
import { folderOf } from './lib/folder-of.ts';

it('a workspace in order has no problem: two findings for each member, and one for the page of folders', () => {
  const all = checkBoundaries(folderOf(validWorkspace));
  expect(all).toHaveLength(19);
  expect(all.filter(({ problem }) => problem)).toEqual([]);
});

it('a problem names the file and the line of an import, and says where the code should live', () => {
  const [problem] = findings('packages/ui/src/card.ts', `\n\nimport '@myler/forms/card';`);
  expect(problem).toMatch(/^packages\/ui\/src\/card\.ts:3 "@myler\/forms\/card": ui knows no business/);
  expect(problem).toContain('move the component to forms or the site');
});

/** By the file that imports, each with what it must not import. */
const wrong: Record<string, string[]> = {
  'packages/forms/src/x.ts': [
    `import '@myler/site/server';`,
    `import '@myler/ui/src/button/Button.tsx';`,
    `import '../../ui/src/button/Button.tsx';`,
    `import '@myler/forms/card';`,
    `import 'left-pad';`,
    // A dependency of tests, data for tests, and an import without its extension.
    `import fc from 'fast-check';`,
    `import './people/index.ts';`,
    `import './card';`,
  ],
  'packages/api-client/src/x.ts': [`import '@myler/ui/button';`],
  'packages/art/src/x.ts': [`import '@myler/config/brand';`],
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
    `import '@myler/forms/people';`,
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

it.each(Object.entries(wrong))('what %s must not import is found', (path, imports) => {
  for (const text of imports) expect(findings(path, text), text).toHaveLength(1);
});

it('a provider’s test may import its client, and imports in comments and strings are none', () => {
  expect(findings('apps/provider/src/app.test.ts', `import '@myler/api-client/provider';`)).toEqual([]);
  const said = `// import '@myler/forms/card'\nexport const a = "import '@myler/forms/card'";`;
  expect(findings('packages/ui/src/x.ts', said)).toEqual([]);
});
