import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readJson, root } from './lib/workspace.ts';

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
const ofPnpm = new Set(['--filter', 'access', 'deprecate', 'dist-tag', 'login']);
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
    .replaceAll(/"[^"]*"/g, '"(text)"');
}

const rehearsed = new Set([...rehearsal.matchAll(/type\('([^']*)'\)/g)].map(([, command = '']) => general(command)));

it('the manual for releases names commands that exist, and that are rehearsed or cannot be', () => {
  expect(commands.length).toBeGreaterThan(25);
  for (const command of commands) {
    const [program = '', name = '', ...rest] = command.split(' ');
    expect(program).toMatch(/^(pnpm|git)$/);
    expect(program === 'git' || name in scripts || ofPnpm.has(name), command).toBe(true);
    const isExcused = `${program} ${name}` in notRehearsed && !(name === 'changeset' && rest.length > 0);
    expect(isExcused || rehearsed.has(general(command)), command).toBe(true);
  }
});

it('the manual says when to use each command of a release, and explains what it says', () => {
  const ofReleases = Object.keys(scripts).filter((name) => /^(changeset|release|snapshot|version)/.test(name));
  const unnamed = ofReleases.filter((name) => !commands.some((command) => command.startsWith(`pnpm ${name}`)));
  expect(unnamed).toEqual([]);
  const publish = readFileSync(join(root, 'scripts/release/publish.ts'), 'utf8');
  const explained = Array.from(manual.matchAll(/^\| `([^`]+)`/gm), ([, words = '']) => words);
  const ofOthers = /^(status \d+|run the prepublishOnly script)/;
  expect(explained.filter((words) => !ofOthers.test(words) && !publish.includes(words))).toEqual([]);
});
