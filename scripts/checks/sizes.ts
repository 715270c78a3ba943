import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { reachedFrom } from '../lib/circles.ts';
import { table, withParts } from '../lib/generated.ts';
import { programEntryPoints } from './entry-points.ts';
import type { Manifest } from '../lib/workspace.ts';

/** What an entry point adds to an application that has React, in bytes after minifying and brotli. */
export type Size = { entryPoint: string; code: number; styles: number };

/** Peers, which an application has anyway. */
const external = /^(?:react|react-dom|jotai|@tanstack\/react-router)(?:\/|$)/;

/** The small components that pages have many of, in bytes: what they import would grow every page. */
const limits = new Map([
  ['@myler/ui/button', 550],
  ['@myler/ui/hotel-card', 1150],
]);

/** @param folder a built package */
export async function sizesOf(folder: string, manifest: Manifest): Promise<Size[]> {
  const sizes = [];
  const before = process.env['NODE_ENV'];
  // Vite reads it: with "test", which Vitest sets for the rehearsal of a release, it measures code for development.
  process.env['NODE_ENV'] = 'production';
  for (const entryPoint of programEntryPoints(manifest)) {
    const styles = join(folder, 'dist', `${entryPoint.slice(manifest.name.length + 1)}.css`);
    sizes.push({
      entryPoint,
      code: await codeSize(folder, entryPoint),
      styles: existsSync(styles) ? brotliBytes(readFileSync(styles)) : 0,
    });
  }
  if (before === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = before;
  return sizes;
}

/** What the application downloads to import an entry point, and not what that loads later. */
async function codeSize(folder: string, entryPoint: string) {
  const program = join(folder, 'imports-one-entry-point.js');
  const importing = {
    name: 'imports-one-entry-point',
    resolveId: (id: string) => (id === program ? program : undefined),
    load: (id: string) => (id === program ? `export * from '${entryPoint}';` : undefined),
  };
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [importing],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: program, external, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = new Map(outputs.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])));
  const entries = [...chunks.values()].filter((chunk) => chunk.isEntry);
  const needed = reachedFrom(entries, ({ imports }) => imports.flatMap((name) => chunks.get(name) ?? []));
  return [...needed].reduce((sum, { code }) => sum + brotliBytes(code), 0);
}

/** As it is transferred: each file is compressed by itself. */
export function brotliBytes(content: Buffer | string): number {
  const bytes = Buffer.from(content);
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).length;
}

/** The README with the table of these sizes. */
export function withSizes(readme: string, sizes: Size[]) {
  const hasStyles = sizes.some(({ styles }) => styles > 0);
  const rows = sizes.map(({ entryPoint, code, styles }) => {
    return [`\`${entryPoint}\``, kilobytes(code), ...(hasStyles ? [styles > 0 ? kilobytes(styles) : ''] : [])];
  });
  return withParts(readme, { sizes: table(['entry point', 'kB', ...(hasStyles ? ['kB of styles'] : [])], rows) });
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

export function sizeProblems(readme: string, sizes: Size[]): string[] {
  const tooLarge = sizes.filter(({ entryPoint, code }) => code > (limits.get(entryPoint) ?? Infinity));
  return [
    ...tooLarge.map(
      ({ entryPoint, code }) => `${entryPoint} has ${code} bytes; ${limits.get(entryPoint)} are allowed.`,
    ),
    ...(isNear(readme, withSizes(readme, sizes))
      ? []
      : ['The sizes in README.md are not those of what was built: pnpm generate']),
  ];
}

/**
 * Whether two READMEs say about the same. Bundlers name things after what else they have met, which compresses better or
 * worse by some bytes, and a rounded figure may then be another.
 */
function isNear(readme: string, measured: string) {
  const figure = /\d+\.\d/g;
  if (readme.replaceAll(figure, '') !== measured.replaceAll(figure, '')) return false;
  const figures = (measured.match(figure) ?? []).map(Number);
  return (readme.match(figure) ?? []).every((said, at) => {
    const actual = figures[at] ?? 0;
    return Math.abs(Number(said) - actual) <= Math.max(0.11, actual * 0.02);
  });
}
