import type { MemberMembership } from '@myler/api-client/contract';
import { findDocument } from '../content/documents.ts';
import type { Queryable } from '../store/database.ts';
import type { Care } from './assign-myler.ts';

/** Who looks after a member, with names and hours. Whoever has left us since is not named. */
export async function mylersOf(
  db: Queryable,
  { mylerId, mylers, nightLine }: Care,
): Promise<Pick<MemberMembership, 'myler' | 'mylers' | 'nightLine'>> {
  const named = async (id: string) => {
    const found = await findDocument(db, 'mylers', id);
    return found && { id: found.id, name: found.name, city: found.city };
  };
  const myler = mylerId ? await named(mylerId) : undefined;
  const three: NonNullable<MemberMembership['mylers']> = [];
  for (const { id, ...hours } of mylers ?? []) {
    const found = await named(id);
    if (found) three.push({ ...found, ...hours });
  }
  return {
    ...(myler ? { myler } : {}),
    ...(three.length > 0 ? { mylers: three } : {}),
    ...(nightLine ? { nightLine } : {}),
  };
}
