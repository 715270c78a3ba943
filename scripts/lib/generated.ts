// The parts of documents that code decides, between their marks: `<!-- generated: keys -->` and `<!-- end -->`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.ts';

/** @returns a table in Markdown */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/**
 * A document with these parts in their places.
 *
 * @param parts by the names in its marks
 * @throws {Error} when it has no mark, or one whose part nobody writes
 */
export function withParts(document: string, parts: Record<string, string>): string {
  const place = /(<!-- generated: ([\w ]+) -->\n)[^]*?(<!-- end -->)/g;
  if (document.search(place) < 0) throw new Error('There is no place for what is generated: <!-- generated: … -->');
  return document.replaceAll(place, (_, begin: string, name: string, end: string) => {
    if (parts[name] === undefined) throw new Error(`A document has a mark for "${name}", which nothing writes.`);
    return `${begin}${parts[name]}\n${end}`;
  });
}

/**
 * Writes the parts of a document, or only compares them.
 *
 * @param file below the root
 * @returns whether it was stale
 */
export function writeParts(file: string, parts: Record<string, string>, { check = false } = {}): boolean {
  const path = join(root, file);
  const document = readFileSync(path, 'utf8');
  const written = withParts(document, parts);
  if (!check && written !== document) writeFileSync(path, written);
  return written !== document;
}
