import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hotelCountInWords } from '@myler/config/hotel-count';
import { contentFolder } from '../environment/paths.ts';

export interface ContentFile<T> {
  name: string;
  hash: string;
  /** Parses and validates the content. It is called only when the hash changed, and at most starts it did not. */
  read: () => T;
}

/** @throws {Error} from `read` when the content is invalid, with the file and the path inside it */
export function contentFile<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  folder: string = contentFolder,
): ContentFile<z.output<Schema>> {
  const text = readText(join(folder, `${name}.json`));
  return { name, hash: hashOf(text), read: () => parse(name, text, schema) };
}

/** A list of entries: a file for each, `<name>/<id>.json`, or all in `<name>.json`. */
export function contentEntries<Entry extends { id: string }>(
  name: string,
  entry: z.ZodType<Entry>,
  folder: string = contentFolder,
): ContentFile<Entry[]> {
  const folderOfEntries = join(folder, name);
  if (!existsSync(folderOfEntries)) return contentFile(name, z.array(entry), folder);
  const files = readdirSync(folderOfEntries)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => ({ file: file.slice(0, -'.json'.length), text: readText(join(folderOfEntries, file)) }));
  return {
    name,
    hash: hashOf(files.map(({ text }) => text).join('\n')),
    read: () => files.map(({ file, text }) => parse(`${name}/${file}`, text, withFileName(entry, file))),
  };
}

/**
 * Replaces `{hotels}` by the number of hotels in words. This happens before the hash is computed, so that a new number
 * changes the hash and the content is read again.
 */
const readText = (file: string) => readFileSync(file, 'utf8').replaceAll('{hotels}', hotelCountInWords);

const withFileName = <Entry extends { id: string }>(entry: z.ZodType<Entry>, file: string) =>
  entry.refine(({ id }) => id === file, { message: `is not the file’s name, "${file}"`, path: ['id'] });

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

function parse<Schema extends z.ZodType>(name: string, text: string, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  const messages = parsed.error.issues.slice(0, 5).map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`@myler/provider: content/${name}.json needs another look:\n${messages.join('\n')}`);
}
