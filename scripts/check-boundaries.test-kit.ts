import { checkBoundaries } from './check-boundaries.ts';
import { folderOf } from './lib/folder-of.ts';

const entryPoint = { default: './x.js' };
const dependenciesOn = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '1']));

/** A small workspace that passes the check. */
export const validWorkspace = {
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
    '| 1 | `packages/ui`, `api-client`, `art` | Components; clients; drawings. |',
    '|   | `packages/ui/src/<component>` | A component. |',
    '| 0 | `packages/config` | The brand. |',
  ].join('\n'),
  'scripts/browsers.ts': '',
  'apps/site/playwright.config.ts': `import '../../scripts/browsers.ts';`,
};

/** The findings for the tidy workspace with one more file. */
export function findings(path: string, text: string) {
  return findingsOf({ [path]: text });
}

/** The findings with several more files, or with other text in existing files. */
export function findingsOf(files: Record<string, string>) {
  return checkBoundaries(folderOf({ ...validWorkspace, ...files })).flatMap(({ problem }) => problem ?? []);
}

/** The page that names folders, with these rows added. */
export const documenting = (...folders: string[]) => ({
  'docs/where-code-lives.md': [
    validWorkspace['docs/where-code-lives.md'],
    ...folders.map((folder) => `| \`${folder}\` | What it is for. |`),
  ].join('\n'),
});
