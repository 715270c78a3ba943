import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Static imports, re-exports and dynamic imports of files of the package. */
const imported = /(?:\bfrom |\bimport\(|^import )["'](\.{1,2}\/[^"']+)["']/gm;
const importedStyles = /^import ["'][^"']+\.css["'];$/gm;

/**
 * Makes the style sheets of a built package files of their own, because Node and the bundlers of servers do not run modules that
 * import one (docs/decisions/0046-published-packages.md). For each entry, `button/index.js`, `button.css` has the styles of the
 * component and of those in it, and the modules no longer import any.
 *
 * @param dist the folder of what was built
 * @returns the styles of all entries, each once, those of a component after those of the components in it
 */
export function publishStyleSheets(dist: string): string {
  const ofPackage = new Set<string>();
  for (const entry of globSync('**/index.js', { cwd: dist }).toSorted()) {
    const ofEntry = styleSheetsOf(join(dist, entry));
    for (const file of ofEntry) ofPackage.add(file);
    if (ofEntry.length > 0) writeFileSync(join(dist, `${dirname(entry)}.css`), textOf(ofEntry));
  }
  const all = textOf([...ofPackage]);
  for (const file of ofPackage) rmSync(file);
  for (const name of globSync('**/*.js', { cwd: dist })) {
    const text = readFileSync(join(dist, name), 'utf8');
    // An empty line stays, so that source maps remain true.
    const withoutStyles = text.replaceAll(importedStyles, '');
    if (withoutStyles !== text) writeFileSync(join(dist, name), withoutStyles);
  }
  // TypeScript 6 and later reports an imported file without types.
  writeFileSync(join(dist, 'style-sheet.d.ts'), 'export {};\n');
  return all;
}

/** What a module imports, directly or not, as the browser evaluates it: what is imported comes first. */
function styleSheetsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  if (file.endsWith('.css')) return [file];
  if (!existsSync(file)) return [];
  const modules = Array.from(readFileSync(file, 'utf8').matchAll(imported), ([, path = '']) => path);
  return modules.flatMap((path) => styleSheetsOf(resolve(dirname(file), path), seen));
}

function textOf(files: readonly string[]): string {
  return files.map((file) => readFileSync(file, 'utf8').trim()).join('\n\n') + '\n';
}
