import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packagePage, readReference, undocumented } from './page.ts';
import { createProgram, publishedPackages } from './packages.ts';

describe('the API references of the packages', () => {
  const packages = publishedPackages();
  const reference = readReference(packages, createProgram(packages));
  const pages = packages.map((one) => ({ ...one, page: packagePage(one, reference) }));

  it('have the types and docstrings of the source, and name no folder of this machine', () => {
    const stale = pages.filter(({ folder, page }) => readFileSync(join(folder, 'API.md'), 'utf8') !== page);
    expect(stale.map(({ name }) => `API.md of ${name} is stale: run "pnpm generate".`)).toEqual([]);
    expect(pages.filter(({ page }) => /node_modules|import\("|\/packages\/\w+\/src/.test(page))).toEqual([]);
  });

  it('have a docstring for each function, component, constant and schema that a package exports', () => {
    expect(undocumented(reference)).toEqual([]);
  });
});

/** The page of a package `kites` whose entry point `kites/kite` has this source. */
function referenceOf(source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'myler-api-reference-'));
  try {
    mkdirSync(join(folder, 'kites'));
    const exports = { './kite': { '@myler/source': './kite.ts' }, './styles.css': { default: './styles.css' } };
    writeFileSync(join(folder, 'kites', 'package.json'), JSON.stringify({ name: 'kites', exports }));
    writeFileSync(join(folder, 'kites', 'kite.ts'), source);
    const packages = publishedPackages(folder);
    const reference = readReference(packages, createProgram(packages));
    return { page: packages.map((one) => packagePage(one, reference)).join(''), missing: undocumented(reference) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('a page has the entry points, what each exports in alphabetical order, and a link to each entry point', () => {
  const { page, missing } = referenceOf('/** Two. */\nexport const B = 2;\nexport const a = 1;\nexport type C = 1;\n');
  expect(page).toMatch(/^# kites: API reference\n/);
  expect(page).toContain('- [`kites/kite`](#kiteskite)\n\n## `kites/kite`\n');
  expect(page).toMatch(/### a\n\n```ts\nconst a = 1;\n```\n\n### B\n\nTwo\./);
  expect(page).not.toContain('styles.css');
  // A value without a docstring is reported, a type without one is not.
  expect(missing).toEqual(['kites/kite: a']);
});

it.each([
  [
    'a function without its body, with inferred result, parameters, errors and example',
    `/**
 * Lets a kite fly.
 *
 * @param line in metres
 * @throws {RangeError} when the line is too long
 * @example fly(3) // => true
 */
export function fly(line: number, wind = 4) { if (line > 9) throw new RangeError(); return wind > 3; }`,
    'Lets a kite fly.\n\n- `line`: in metres\n- Throws `RangeError` when the line is too long\n',
    '```ts\nfly(3) // => true\n```\n',
    '```ts\nfunction fly(line: number, wind = 4): boolean;\n```\n',
  ],
  [
    'a destructured parameter with a name, and what it is by default',
    'export function fly({ line = 9 }: { line?: number }): void { console.log(line); }',
    'function fly(options: { line?: number }): void;\n// By default: line = 9.\n',
  ],
  [
    'an interface as it is written, with the docstrings of its properties',
    'export interface Kite {\n  /** In metres. */\n  line: number;\n}',
    '```ts\ninterface Kite {\n  /** In metres. */\n  line: number;\n}\n```\n',
  ],
  [
    'of a class what its users can call',
    `export class Kite {
  /** In metres. */
  readonly line: number;
  private torn = false;
  constructor(line: number) { this.line = line; }
  /** Makes it longer. */
  pay(more: number) { return this.torn ? 0 : this.line + more; }
}`,
    `class Kite {
  /** In metres. */
  readonly line: number;
  constructor(line: number);
  /** Makes it longer. */
  pay(more: number): number;
}`,
  ],
  [
    'a short list as it is written, and a function or a spread value by its type',
    'export const sizes = [1, 2] as const;\nexport const both = { ...{ line: 1 } };\nexport const fly = () => true;',
    'const sizes = [1, 2] as const;',
    'const both: { line: number; };',
    'const fly: () => boolean;',
  ],
  [
    'a schema as it is written',
    `class ZodMiniNumber {}
const int = (least: number) => Object.assign(new ZodMiniNumber(), { least });
const number = (): ZodMiniNumber => int(1);
export const metres = number();`,
    'const metres = number();',
  ],
  [
    'the name of a list’s type where TypeScript has only its members',
    `export const kinds = ['box', 'delta', 'sled'] as const;
export type Kind = (typeof kinds)[number];
const made = new Map<string, Kind | undefined>();
export const kites = made;`,
    'const kites: Map<string, Kind | undefined>;',
  ],
  [
    'of a long type the names of its properties',
    `const pay = () => ({ out: ${JSON.stringify('a long line '.repeat(40))} as const, 'in-out': 1 });\nexport const kite = pay();`,
    "const kite: {\n  out: …;\n  'in-out': …;\n};",
  ],
  [
    'a schema and the type of its data together',
    `export const kite = { line: 1 };\nexport type Kite = typeof kite;`,
    '### kite, Kite\n\n```ts\nconst kite = { line: 1 };\ntype Kite = typeof kite;\n```\n',
  ],
])('a page shows %s', (_, source, ...texts) => {
  const { page } = referenceOf(source);
  for (const text of texts) expect(page).toContain(text);
});

it('a page shows the types that are named but not exported once, at its end', () => {
  const { page } = referenceOf(`interface Line { metres: number; next?: Line }
export interface Kite { line: Line }
export const kite: Kite = { line: { metres: 1 } };`);
  expect(page).toMatch(/## Types without an entry point\n\n.*\n\n### Line\n\n```ts\ninterface Line \{/);
  expect(page.match(/interface Line/g)).toHaveLength(1);
});
