import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readJson, root } from './lib/workspace.mjs';

const manual = readFileSync(join(root, 'docs/releasing.md'), 'utf8');
const rehearsal = readFileSync(join(root, 'scripts/release/small-workspace.release-test.ts'), 'utf8');
const { scripts } = readJson(join(root, 'package.json')) as { scripts: Record<string, string> };

/** The commands of the manual, in the order in which they stand there. */
const commands = [...manual.matchAll(/^ *```sh\n(?<block>[^]*?)^ *```$/gm)].flatMap(({ groups }) =>
  (groups?.['block'] ?? '')
    .trim()
    .split('\n')
    .map((line) => line.trim()),
);

/** Commands of pnpm that the manual uses. */
const ofPnpm = new Set(['access', 'deprecate', 'dist-tag', 'login']);
/** Commands that the rehearsal cannot type, with the reason. */
const notRehearsed = {
  'pnpm login': 'asks somebody in a browser',
  'pnpm changeset': 'asks somebody',
  'pnpm access': 'is about rights that only the public registry knows',
  'pnpm test': 'releases nothing',
  'pnpm test:all': 'is a rehearsal, and releases nothing',
};

/** A command without the packages, versions and texts that differ between the manual and the rehearsal. */
function general(command: string) {
  return command
    .replaceAll(/@(?:myler|small)\/\w+@[\d.]+/g, '(package)')
    .replaceAll(/ release\/[\w.-]+/g, ' release/(line)')
    .replaceAll(/"[^"[]*"/g, '"(text)"');
}

const rehearsed = new Set([...rehearsal.matchAll(/type\('([^']*)'\)/g)].map(([, command = '']) => general(command)));

describe('docs/releasing.md', () => {
  it('has commands', () => {
    expect(commands.length).toBeGreaterThan(25);
  });

  it.each([...new Set(commands)])('names a command that exists: %s', (command) => {
    const [program, name = ''] = command.split(' ');
    expect(program).toMatch(/^(pnpm|git)$/);
    expect(program === 'git' || name in scripts || ofPnpm.has(name), name).toBe(true);
  });

  it.each([...new Set(commands)])('names a command that is rehearsed, or cannot be: %s', (command) => {
    const words = command.split(' ');
    const isExcused = words.slice(0, 2).join(' ') in notRehearsed && !(words[1] === 'changeset' && words.length > 2);
    expect(isExcused || rehearsed.has(general(command))).toBe(true);
  });

  it.each(
    Object.keys(scripts).filter((name) => /^(changeset|release|snapshot|version)/.test(name) && name !== 'changesets'),
  )('says when to use pnpm %s', (name) => {
    expect(commands.some((command) => command.startsWith(`pnpm ${name}`))).toBe(true);
  });

  it.each([...manual.matchAll(/\]\((?<path>[^)#]+)\)/g)].map(({ groups }) => groups?.['path'] ?? ''))(
    'links to a file that exists: %s',
    (path) => {
      expect(existsSync(join(dirname(join(root, 'docs/releasing.md')), path))).toBe(true);
    },
  );

  it.each([...manual.matchAll(/^\| `(?<words>[^`]+)`/gm)].map(({ groups }) => groups?.['words'] ?? ''))(
    'explains words that a release says: %s',
    (words) => {
      const publish = readFileSync(join(root, 'scripts/release/publish.ts'), 'utf8');
      const ofOthers = /^(status \d+|run the prepublishOnly script)/;
      expect(ofOthers.test(words) || publish.includes(words)).toBe(true);
    },
  );
});
