import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { contentFolder } from '../paths.ts';

export interface ContentFile<T> {
  name: string;
  hash: string;
  /** Reads and checks it: only when it is needed, since most starts find nothing new. */
  read: () => T;
}

/** @throws {Error} from `read`, naming the file and the place in it, when it is not as it should be */
export function contentFile<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  folder: string = contentFolder,
): ContentFile<z.output<Schema>> {
  const text = readFileSync(join(folder, `${name}.json`), 'utf8');
  return {
    name,
    hash: createHash('sha256').update(text).digest('hex'),
    read: () => {
      const parsed = schema.safeParse(JSON.parse(text));
      if (parsed.success) return parsed.data;
      const faults = parsed.error.issues.slice(0, 5).map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
      throw new Error(`@myler/provider: content/${name}.json needs another look:\n${faults.join('\n')}`);
    },
  };
}
