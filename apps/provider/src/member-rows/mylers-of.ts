import type { MemberMembership } from '@myler/api-client/contract';
import { chosenDocuments } from '../content/documents.ts';
import type { Queryable } from '../store/database.ts';
import type { Care } from './assign-myler.ts';

/** Who looks after a member, with names and hours. Whoever has left us since is not named. */
export async function mylersOf(
  db: Queryable,
  { mylerId, mylers, nightLine }: Care,
): Promise<Pick<MemberMembership, 'myler' | 'mylers' | 'nightLine'>> {
  const ids = [...new Set([...(mylerId ? [mylerId] : []), ...(mylers ?? []).map(({ id }) => id)])];
  const found = await chosenDocuments(db, 'mylers', ids, { page: 1, limit: ids.length });
  const named = new Map(found.items.map(({ id, name, city }) => [id, { id, name, city }]));
  const myler = mylerId ? named.get(mylerId) : undefined;
  const three = (mylers ?? []).flatMap(({ id, ...hours }) => {
    const one = named.get(id);
    return one ? [{ ...one, ...hours }] : [];
  });
  return {
    ...(myler ? { myler } : {}),
    ...(three.length > 0 ? { mylers: three } : {}),
    ...(nightLine ? { nightLine } : {}),
  };
}
