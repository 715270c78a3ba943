import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { importsOf } from '../checks/imports.ts';
import { sourceFiles } from '../lib/source-files.ts';
import { members } from '../lib/workspace.ts';

/** Who imports each module of a workspace, by paths below its root. Imports of types do not count. */
export function importersOf(root: string): Map<string, Set<string>> {
  const all = members(root);
  const importers = new Map<string, Set<string>>();
  for (const file of all.flatMap(({ folder }) => sourceFiles(folder)).filter((file) => !file.endsWith('.css'))) {
    for (const { specifier, typeOnly } of importsOf(file, readFileSync(file, 'utf8'))) {
      const target = typeOnly ? undefined : targetOf(specifier, file);
      if (target) importers.set(target, (importers.get(target) ?? new Set()).add(relative(root, file)));
    }
  }
  return importers;

  function targetOf(specifier: string, file: string): string | undefined {
    if (specifier.startsWith('.')) return relative(root, resolve(dirname(file), specifier));
    const member = all.find(({ manifest }) => specifier.startsWith(`${manifest.name}/`));
    const entryPoint = member?.manifest.exports?.[`.${specifier.slice(member.manifest.name.length)}`];
    const source =
      typeof entryPoint === 'string'
        ? entryPoint
        : (entryPoint as Record<string, string> | undefined)?.['@myler/source'];
    return member && source ? join(member.path, source) : undefined;
  }
}

/** How far from a module a test counts that is not named after another module. */
const FAR = 3;

/**
 * The tests and stories that reach a module by their imports, the nearest first: those of the module itself, of what imports
 * it, and so on; then by their folders, then by imports.
 */
export function nearestTests(module: string, importers: Map<string, Set<string>>): string[] {
  const distance = new Map([[module, 0]]);
  // Iterating a map also visits items that are added meanwhile.
  for (const [file, steps] of distance) {
    for (const importer of importers.get(file) ?? []) if (!distance.has(importer)) distance.set(importer, steps + 1);
  }
  const near = [...distance].filter(([, steps]) => steps <= 1);
  const remoteness = (file: string) => {
    const subject = file.replace(/(\.\w+)?\.(test|stories)\.tsx?$/, '');
    const ofSubject = distance.get(`${subject}.ts`) ?? distance.get(`${subject}.tsx`) ?? FAR;
    const away = near.map(
      ([other, steps]) => steps + relative(dirname(other), dirname(file)).split(/[^/]+/).length - 1,
    );
    return Math.min(ofSubject, FAR) * 10_000 + Math.min(...away) * 100 + (distance.get(file) ?? 0);
  };
  return [...distance.keys()]
    .filter((file) => /\.(test|stories)\.tsx?$/.test(file))
    .sort((a, b) => remoteness(a) - remoteness(b));
}
