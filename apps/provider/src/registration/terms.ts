import { and, eq } from 'drizzle-orm';
import type { LegalText } from '@myler/api-client/contract';
import type { Queryable } from '../store/database.ts';
import { documents } from '../store/schema.ts';

/** The version of the terms that a member accepts, which is the newest on the site. */
export async function termsVersion(db: Queryable): Promise<string> {
  const [row] = await db
    .select({ data: documents.data })
    .from(documents)
    .where(and(eq(documents.kind, 'legal'), eq(documents.id, 'terms-and-conditions')));
  const [current] = (row?.data as Pick<LegalText, 'versions'> | undefined)?.versions ?? [];
  if (!current) throw new Error('The store has no terms and conditions; content/legal.json was not read in.');
  return current.version;
}
