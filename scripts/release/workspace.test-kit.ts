import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readJson, root } from '../lib/workspace.ts';

/** Builds nothing slowly: copies the source, and makes its types up. */
const BUILD = `import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
rmSync('dist', { recursive: true, force: true });
mkdirSync('dist');
cpSync('src/index.js', 'dist/index.js');
writeFileSync('dist/index.d.ts', 'export {};');
`;

/** The packages of the small workspace, each with what it depends on. */
const PACKAGES = { base: [], middle: ['base'], top: ['middle'] };

export type SmallWorkspace = ReturnType<typeof smallWorkspace>;

/**
 * A workspace in a temporary folder, with a repository, the scripts of this one, three packages (`top` depends on
 * `middle`, which depends on `base`) and a private one. Its builds take no time.
 */
export function smallWorkspace() {
  const folder = mkdtempSync(join(tmpdir(), 'myler-workspace-'));
  const remote = `${folder}.git`;
  link(folder);
  const files = {
    'apps/site/package.json': '{ "name": "@small/site", "version": "0.1.0", "private": true }',
    'package.json': JSON.stringify({
      name: 'small',
      private: true,
      type: 'module',
      scripts: { ...releaseScripts(), build: 'node build-all.js', 'test:all': 'node test-all.js' },
    }),
    'pnpm-workspace.yaml': "packages: ['apps/*', 'packages/*']\ncatalog:\n  left: 1.0.0\n",
    'build-all.js': '',
    'test-all.js': '',
    'pnpm-lock.yaml': '',
    '.gitignore': 'node_modules\ndist\nreports\nscripts\n',
    '.changeset/config.json': JSON.stringify({
      changelog: '../scripts/release/changelog.mjs',
      access: 'restricted',
      baseBranch: 'main',
    }),
    '.changeset/last-versions.json': '{ "packages": {} }',
  };
  const ofPackages = Object.entries(PACKAGES).flatMap(([name, dependencies]) => filesOf(name, dependencies));
  for (const [path, text] of [...Object.entries(files), ...ofPackages]) write(path, text);

  function write(path: string, text: string) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }

  function git(...args: string[]) {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return stdout.trim();
  }
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Somebody');
  git('config', 'user.email', 'somebody@example.com');

  return {
    folder,
    write,
    git,
    commit: () => (git('add', '--all'), git('commit', '--quiet', '--allow-empty', '--message', 'A commit')),
    /** Gives the repository a remote one, which has what was committed so far. */
    share: () => {
      git('init', '--quiet', '--bare', '--initial-branch', 'main', remote);
      git('remote', 'add', 'origin', remote);
      git('push', '--quiet', '--set-upstream', 'origin', 'main');
    },
    remove: (path: string) => rmSync(join(folder, path), { recursive: true }),
    append: (path: string, text: string) => appendFileSync(join(folder, path), text),
    changeset: (id: string, packages: string[], level = 'minor', text = 'Something is better.') => {
      const releases = packages.map((name) => `'@small/${name}': ${level}\n`);
      write(`.changeset/${id}.md`, `---\n${releases.join('')}---\n\n${text}\n`);
    },
    edit: (path: string, from: string, to: string) => {
      const text = readFileSync(join(folder, path), 'utf8');
      if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
      write(path, text.replace(from, to));
    },
    dispose: () => [folder, remote].forEach((made) => rmSync(made, { recursive: true, force: true })),
  };
}

/** The commands of a release, as they are in the real workspace. */
function releaseScripts() {
  const { scripts } = readJson(join(root, 'package.json')) as { scripts: Record<string, string> };
  return Object.fromEntries(
    ['changeset', 'version-packages', 'release', 'snapshot'].map((name) => [name, scripts[name]]),
  );
}

/** The files of a package, by path. */
function filesOf(name: string, dependencies: string[]): [path: string, text: string][] {
  const manifest = {
    name: `@small/${name}`,
    version: '0.1.0',
    license: 'UNLICENSED',
    type: 'module',
    publishConfig: { access: 'restricted' },
    files: ['dist', 'src', '!src/**/*.test.js'],
    exports: { '.': { types: './dist/index.d.ts', '@myler/source': './src/index.js', default: './dist/index.js' } },
    scripts: { build: 'node build.js', prepublishOnly: 'node ../../scripts/release/guard-package.mjs' },
    // npm takes out what is empty.
    ...(dependencies.length > 0 && {
      dependencies: Object.fromEntries(dependencies.map((other) => [`@small/${other}`, 'workspace:^'])),
    }),
  };
  const imports = dependencies.map((other) => `import '@small/${other}';\n`).join('');
  return [
    [`packages/${name}/package.json`, `${JSON.stringify(manifest, undefined, 2)}\n`],
    [`packages/${name}/README.md`, `# ${name}\n`],
    [`packages/${name}/build.js`, BUILD],
    [`packages/${name}/src/index.js`, `${imports}export const name = '${name}';\n`],
  ];
}

/** The scripts are copied, because they work on the workspace that they are in. What packages import is linked. */
function link(folder: string) {
  for (const [name, dependencies] of Object.entries(PACKAGES)) {
    const packages = join(folder, 'packages', name, 'node_modules/@small');
    mkdirSync(packages, { recursive: true });
    for (const other of dependencies) symlinkSync(join(folder, 'packages', other), join(packages, other));
  }
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  for (const name of ['.bin', '@changesets']) mkdirSync(join(folder, 'node_modules', name), { recursive: true });
  for (const name of ['.bin/changeset', '@changesets/cli', '@changesets/read', 'publint', 'yaml']) {
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
}
