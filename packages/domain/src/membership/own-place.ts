import type { MemberMembership } from '@myler/api-client/contract';
import { formatDate } from '@myler/config/dates';
import { isolate } from '@myler/config/names';
import { rolesInWords } from '@myler/config/people';

/** "You are on the card of Amara Okafor as a carer, until June 30, 2027." */
export function ownPlaceInWords({ role, holder, lastDay }: NonNullable<MemberMembership['person']>): string {
  const until = lastDay ? `, until ${formatDate(lastDay)}` : '';
  return `You are on the card of ${isolate(`${holder.firstName} ${holder.lastName}`)} ${rolesInWords[role]}${until}.`;
}
