import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { packagePage, readReference, undocumented } from './page.ts';
import { createProgram, publishedPackages } from './packages.ts';

describe('the API references of the packages', () => {
  const packages = publishedPackages();
  const reference = readReference(packages, createProgram(packages));

  it.each(packages)('API.md of $name has the types and docstrings of the source', (one) => {
    const written = readFileSync(join(one.folder, 'API.md'), 'utf8');
    expect(written === packagePage(one, reference), 'API.md is stale: run "pnpm generate".').toBe(true);
  });

  it('each function, component, constant and schema that a package exports has a docstring', () => {
    expect(undocumented(reference)).toEqual([]);
  });

  it('no page names a folder of this machine', () => {
    const pages = packages.map((one) => packagePage(one, reference));
    expect(pages.filter((page) => /node_modules|import\("|\/packages\/\w+\/src/.test(page))).toEqual([]);
  });
});

describe('a page', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  /** A package `kites` whose entry point `kites/kite` has this source. */
  function referenceOf(source: string) {
    const folder = mkdtempSync(join(tmpdir(), 'myler-api-reference-'));
    folders.push(folder);
    mkdirSync(join(folder, 'kites'));
    const exports = { './kite': { '@myler/source': './kite.ts' }, './styles.css': { default: './styles.css' } };
    writeFileSync(join(folder, 'kites', 'package.json'), JSON.stringify({ name: 'kites', exports }));
    writeFileSync(join(folder, 'kites', 'kite.ts'), source);
    const packages = publishedPackages(folder);
    const reference = readReference(packages, createProgram(packages));
    return { pages: packages.map((one) => packagePage(one, reference)), missing: undocumented(reference) };
  }

  /** What the page says after its contents. */
  const pageOf = (source: string) =>
    referenceOf(source)
      .pages.join('')
      .replace(/^.*?\n\n## /s, '## ');

  it('has the entry points, what each exports in alphabetical order, and a link to each entry point', () => {
    const { pages } = referenceOf('/** Two. */\nexport const B = 2;\n/** One. */\nexport const a = 1;\n');
    expect(pages[0]).toMatch(/^# kites: API reference\n/);
    expect(pages[0]).toContain('- [`kites/kite`](#kiteskite)\n\n## `kites/kite`\n');
    expect(pages[0]).toMatch(/### a\n\nOne\.\n\n```ts\nconst a = 1;\n```\n\n### B\n\nTwo\./);
    expect(pages[0]).not.toContain('styles.css');
  });

  it('shows a function without its body, with inferred result, parameters, errors and example', () => {
    const page = pageOf(`/**
 * Lets a kite fly.
 *
 * @param line in metres
 * @throws {RangeError} when the line is too long
 * @example fly(3) // => true
 */
export function fly(line: number, wind = 4) { if (line > 9) throw new RangeError(); return wind > 3; }`);
    expect(page).toContain(
      'Lets a kite fly.\n\n- `line`: in metres\n- Throws `RangeError` when the line is too long\n',
    );
    expect(page).toContain('```ts\nfly(3) // => true\n```\n');
    expect(page).toContain('```ts\nfunction fly(line: number, wind = 4): boolean;\n```\n');
  });

  it('names a destructured parameter, and says what it is by default', () => {
    const page = pageOf('export function fly({ line = 9 }: { line?: number }): void { console.log(line); }');
    expect(page).toContain('function fly(options: { line?: number }): void;\n// By default: line = 9.\n');
  });

  it('shows an interface as it is written, with the docstrings of its properties', () => {
    const page = pageOf('export interface Kite {\n  /** In metres. */\n  line: number;\n}');
    expect(page).toContain('```ts\ninterface Kite {\n  /** In metres. */\n  line: number;\n}\n```\n');
  });

  it('shows of a class what its users can call', () => {
    const page = pageOf(`export class Kite {
  /** In metres. */
  readonly line: number;
  private torn = false;
  constructor(line: number) { this.line = line; }
  /** Makes it longer. */
  pay(more: number) { return this.torn ? 0 : this.line + more; }
}`);
    expect(page).toContain(`class Kite {
  /** In metres. */
  readonly line: number;
  constructor(line: number);
  /** Makes it longer. */
  pay(more: number): number;
}`);
  });

  it('shows a short list as it is written, and a function or a spread value by its type', () => {
    const page = pageOf(`export const sizes = [1, 2] as const;
export const both = { ...{ line: 1 } };
export const fly = () => true;`);
    expect(page).toContain('const sizes = [1, 2] as const;');
    expect(page).toContain('const both: { line: number; };');
    expect(page).toContain('const fly: () => boolean;');
  });

  it('shows a schema as it is written', () => {
    const page = pageOf(`class ZodMiniNumber {}
const int = (least: number) => Object.assign(new ZodMiniNumber(), { least });
const number = (): ZodMiniNumber => int(1);
export const metres = number();`);
    expect(page).toContain('const metres = number();');
  });

  it('names a list’s type where TypeScript has only its members', () => {
    const page = pageOf(`export const kinds = ['box', 'delta', 'sled'] as const;
export type Kind = (typeof kinds)[number];
const made = new Map<string, Kind | undefined>();
export const kites = made;`);
    expect(page).toContain('const kites: Map<string, Kind | undefined>;');
  });

  it('shows of a long type the names of its properties', () => {
    const line = 'a long line '.repeat(40);
    const page = pageOf(
      `const pay = () => ({ out: ${JSON.stringify(line)} as const, 'in-out': 1 });\nexport const kite = pay();`,
    );
    expect(page).toContain("const kite: {\n  out: …;\n  'in-out': …;\n};");
  });

  it('puts a schema and the type of its data together', () => {
    const page = pageOf(`export const kite = { line: 1 };\nexport type Kite = typeof kite;`);
    expect(page).toContain('### kite, Kite\n\n```ts\nconst kite = { line: 1 };\ntype Kite = typeof kite;\n```\n');
  });

  it('shows the types that are named but not exported once, at its end', () => {
    const page = pageOf(`interface Line { metres: number; next?: Line }
export interface Kite { line: Line }
export const kite: Kite = { line: { metres: 1 } };`);
    expect(page).toMatch(/## Types without an entry point\n\n.*\n\n### Line\n\n```ts\ninterface Line \{/);
    expect(page.match(/interface Line/g)).toHaveLength(1);
  });

  it('a value without a docstring is reported, a type without one is not', () => {
    const { missing } = referenceOf('/** Told. */\nexport const a = 1;\nexport const b = 2;\nexport type C = 1;\n');
    expect(missing).toEqual(['kites/kite: b']);
  });
});
