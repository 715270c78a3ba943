import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every name that a package offers at run time, by door, in alphabetical order, as text: pinned in a file, a change of
 * the API is a line in a diff (`vitest run --update` writes it anew).
 *
 * @param folder where the package.json is
 */
export async function publicSurface(folder: string): Promise<string> {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, string | Record<string, string>>;
  };
  const doors = Object.entries(exports)
    .map(([door, target]) => ({ door, file: typeof target === 'string' ? target : target['@myler/source'] }))
    .filter((entry): entry is { door: string; file: string } => /\.tsx?$/.test(entry.file ?? ''))
    .toSorted((a, b) => a.door.localeCompare(b.door));
  const lines: string[] = [];
  for (const { door, file } of doors) {
    const module = (await import(/* @vite-ignore */ join(folder, file))) as object;
    const names = Object.keys(module).toSorted((a, b) => a.localeCompare(b));
    lines.push(`${name}${door.slice(1)}`, ...names.map((exported) => `  ${exported}`));
  }
  return `${lines.join('\n')}\n`;
}
