import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from '../lib/children.ts';
import { folderOf } from '../lib/folder-of.ts';
import { clientBoundaryProblems } from './client-boundaries.ts';
import {
  conditionProblems,
  contentProblems,
  programEntryPoints,
  publintProblems,
  styleImportProblems,
  styleSheetEntryPoints,
} from './entry-points.ts';
import { accessProblems, dependencyProblems, metadataProblems } from './package-manifest.ts';
import { linkProblems, mapProblems } from './packed-files.ts';
import { typeProblems } from './types-resolve.ts';

const address = 'https://github.com/myler/myler';
const repository = { type: 'git', url: `git+${address}.git` };
const root = { name: 'myler', license: 'SEE LICENSE IN LICENSE', repository };
const manifest = {
  name: '@myler/state',
  version: '0.1.0',
  keywords: ['myler', 'atoms'],
  homepage: `${address}/tree/main/packages/state#readme`,
  bugs: `${address}/issues`,
  license: root.license,
  repository: { ...repository, directory: 'packages/state' },
  type: 'module',
  engines: { node: '>=20' },
  publishConfig: { access: 'restricted' },
  exports: {
    './user': { '@myler/source': './src/user.ts', types: './dist/user.d.ts', default: './dist/user.js' },
    './styles.css': {
      types: './dist/style-sheet.d.ts',
      '@myler/source': './src/styles.css',
      default: './dist/styles.css',
    },
    './*.css': { types: './dist/style-sheet.d.ts', default: './dist/*.css' },
    './preset.json': './preset.json',
  },
};
/** A package in order. */
const files = {
  'package.json': manifest,
  'README.md': `[Node](https://nodejs.org/en) [below](#styles) ![Every motif](sheet.jpeg) [why](${address}/blob/main/docs/1.md#a)\n\`\`\`ts\nconst a = [1](../x);\n\`\`\``,
  'sheet.jpeg': '',
  'API.md': '# State: API reference',
  LICENSE: 'All rights reserved.',
  'preset.json': '{}',
  'src/user.ts': '',
  'src/styles.css': '',
  'dist/user.js': "const file = 'user.css';\nexport { file };\n//# sourceMappingURL=user.js.map",
  'dist/user.js.map': { sources: ['../src/user.ts'] },
  'dist/user.d.ts': 'export declare const file: string;',
  'dist/style-sheet.d.ts': 'export {};',
  'dist/styles.css': '',
  'dist/user.css': '',
};
type Change = Record<string, string | object | undefined>;

const folderWith = (change: Change) => folderOf({ ...files, ...change });

async function problemsOf(change: Change, source = {}) {
  const folder = folderWith(change);
  return [
    ...(await publintProblems(folder)),
    ...contentProblems(folder, folderOf(source)),
    ...styleImportProblems(folder),
    ...linkProblems(folder, folderOf({ 'docs/1.md': '' }), address),
    ...mapProblems(folder),
    ...clientBoundaryProblems(folder),
  ];
}

it('a package in order has no problem, and says what an application can import', async () => {
  expect(await problemsOf({})).toEqual([]);
  expect(conditionProblems(manifest)).toEqual([]);
  expect(styleSheetEntryPoints(folderWith({}), manifest)).toEqual(['@myler/state/styles.css', '@myler/state/user.css']);
  expect(styleSheetEntryPoints(folderWith({}), { name: '@myler/art' })).toEqual([]);
  expect(programEntryPoints(manifest)).toEqual(['@myler/state/user']);
});

it('each file that a package lacks, or should not have, is named', async () => {
  for (const [change, ...problems] of [
    [{ 'dist/user.js': undefined }, './dist/user.js'],
    [{ 'dist/user.d.ts': undefined }, './dist/user.d.ts'],
    [{ 'preset.json': undefined }, './preset.json'],
    [
      { 'dist/styles.css': undefined, 'dist/user.css': undefined },
      '["./styles.css"].default is',
      '["./*.css"].default is',
    ],
    [{ LICENSE: undefined }, 'LICENSE'],
    [{ 'API.md': undefined }, 'API.md'],
    [{ 'src/user.test.ts': '' }, 'publishes internal tests', 'src/user.test.ts'],
    [{ 'src/x/User.stories.tsx': '' }, 'User.stories.tsx'],
    [{ 'README.md': 'see [why](../../docs/1.md "x")' }, '../../docs/1.md, which is not in the package'],
    [{ 'README.md': `[why](${address}/blob/main/docs/2.md)` }, '2.md, which does not exist'],
    [{ 'src/user.ts': undefined }, 'The map of dist/user.js names ../src/user.ts'],
    [{ 'dist/user.d.ts': '//# sourceMappingURL=user.d.ts.map' }, 'names the map user.d.ts.map, which is not in'],
    ...["import './user.css';", 'import styles from"../user.css"', 'await import("./user.css")'].map((text) => [
      { 'dist/user.js': text },
      'dist/user.js imports a style sheet',
    ]),
  ] as [Change, ...string[]][])
    expect(await problemsOf(change)).toEqual(problems.map((problem) => expect.stringContaining(problem)));
  expect(await problemsOf({}, { 'CHANGELOG.md': '' })).toEqual(['There is no CHANGELOG.md.']);
  const untyped = { './user': { '@myler/source': './src/user.ts', default: './dist/user.js' } };
  expect(conditionProblems({ ...manifest, exports: untyped })).toEqual([
    expect.stringContaining('needs @myler/source, types, default'),
  ]);
});

it('a built module that runs only in a browser must say so', () => {
  const problemsWith = (code: string) => clientBoundaryProblems(folderWith({ 'dist/user.js': code }));
  const imports = 'import { jsx } from "react/jsx-runtime";\n';
  for (const code of [
    'const [isOpen] = useState(false);',
    'const Place = createContext(null);',
    'class Boundary extends Component {}',
    'useIsLive();',
    'jsx("button", { onClick: () => close() });',
    'jsx(Boundary, { renderFailure: (failure) => failure.text });',
    'jsx("input", { onChange: async event => send(event) });',
  ]) {
    expect(problemsWith(imports + code)).toEqual([expect.stringContaining("must begin with 'use client'")]);
    expect(problemsWith(`"use client";\n${imports}${code}`)).toEqual([]);
  }
  for (const code of [
    'const id = useId(), drawing = useMemo(draw, []);',
    '// useState(false)\n/** onClick: () => */',
    'jsx("button", { onClick: isBusy ? undefined : onClick });',
    'const table = { gold: (name) => name };',
  ])
    expect(problemsWith(imports + code)).toEqual([]);
  expect(problemsWith('useCache();')).toEqual([]);
});

it('server components get references of modules that begin with "use client", and no hooks of browsers', async () => {
  const menu = 'import { useState } from "react";\nconst menu = () => useState();\nexport { menu, menu as default };\n';
  const importAsServer = (component: string) => {
    const cwd = folderOf({
      'node_modules/react/package.json': { exports: { 'react-server': './server.mjs', default: './client.mjs' } },
      'node_modules/react/server.mjs': 'export const useId = () => 1;',
      'node_modules/react/client.mjs': 'export const useState = () => 1;',
      'menu.mjs': component,
    });
    const program = "import menu, { menu as named } from './menu.mjs'; console.log(typeof menu, typeof named);";
    const hooks = join(import.meta.dirname, 'as-server-components.ts');
    const options = ['--conditions=react-server', '--import', hooks, '--input-type=module', '--eval', program];
    return runCommand(process.execPath, options, { cwd, quiet: true });
  };
  const refused = await importAsServer(menu);
  expect(refused.code).not.toBe(0);
  expect(refused.output).toContain("does not provide an export named 'useState'");
  expect(await importAsServer(`"use client";\n${menu}`)).toEqual({ code: 0, output: 'object object\n' });
});

it('TypeScript resolves every entry point, and every import between types', async () => {
  const problemsWith = async (change: Change, exports: object = { './user': manifest.exports['./user'] }) => {
    const packed = { 'dist/user.js': 'export const file = 1;', 'package.json': { ...manifest, exports }, ...change };
    const archive = folderOf(
      Object.fromEntries(Object.entries(packed).map(([path, text]) => [`package/${path}`, text ?? ''])),
    );
    execFileSync('tar', ['-czf', 'package.tgz', 'package'], { cwd: archive });
    return typeProblems(join(archive, 'package.tgz'));
  };
  const types = {
    'dist/user.d.ts': "export { file } from './names.js';",
    'dist/names.d.ts': 'export declare const file: 1;',
  };
  expect(await problemsWith(types)).toEqual([]);
  expect(await problemsWith({ ...types, 'dist/user.d.ts': "export { file } from './names';" })).toEqual([
    expect.stringContaining('InternalResolutionError'),
  ]);
  expect(await problemsWith(types, { './user': './dist/user.js', './gone': './dist/gone.js' })).not.toEqual([]);
});

it('dependencies are caret ranges, and peers where an application has one copy', () => {
  const problemsWith = (fields: object) => dependencyProblems({ ...manifest, ...fields });
  const dependencies = { '@myler/config': '^0.1.0', zod: '^4.6.7' };
  expect(problemsWith({ dependencies, peerDependencies: { jotai: '^3.0.0' } })).toEqual([]);
  expect(problemsWith({})).toEqual([]);
  expect(problemsWith({ dependencies: { '@myler/config': 'workspace:^', zod: 'catalog:' } })).toHaveLength(2);
  expect(problemsWith({ dependencies: { zod: '4.6.7' }, peerDependencies: { react: '>=19' } })).toEqual([
    expect.stringContaining('"zod": "4.6.7"'),
    expect.stringContaining('"react": ">=19"'),
  ]);
  expect(problemsWith({ dependencies: { jotai: '^3.0.0' } })).toEqual([
    expect.stringContaining('"jotai" must be a peer dependency'),
  ]);
});

it('a registry shows where a package comes from, and all packages to the same readers', () => {
  const publicly = { ...manifest, publishConfig: { access: 'public' } };
  for (const one of [manifest, publicly]) expect(metadataProblems(one, 'packages/state', root)).toEqual([]);
  for (const field of 'homepage bugs license repository type keywords engines publishConfig'.split(' ')) {
    const rest = { ...manifest, [field]: undefined };
    expect(metadataProblems(rest, 'packages/state', root)).toEqual([expect.stringContaining(`"${field}" must`)]);
  }
  const moved = { ...root, repository: { ...repository, url: 'git+https://example.com/myler.git' } };
  expect(metadataProblems(manifest, 'packages/state', moved)).toHaveLength(3);
  expect(metadataProblems(manifest, 'packages/ui', root)).toHaveLength(2);
  const signed = { ...manifest, publishConfig: { access: 'public', provenance: true } };
  expect(metadataProblems(signed, 'packages/state', root)).toHaveLength(1);
  expect(accessProblems([manifest, manifest])).toEqual([]);
  expect(accessProblems([manifest, publicly])).toEqual([expect.stringContaining('restricted and public')]);
});
