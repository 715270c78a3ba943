import { MembershipCard, MembershipCardPicture } from '@myler/ui/membership-card';
import { membershipById, type MembershipId } from '@myler/config/memberships';

export interface TierCardProps {
  membershipId: MembershipId;
  source: ((membershipId: MembershipId) => string) | undefined;
  /** True beside the tier's name and price, where the card says nothing new. */
  decorative?: boolean;
}

/** The membership card of a tier. */
export function TierCard({ membershipId, source, decorative = false }: TierCardProps) {
  const src = source?.(membershipId);
  const { name } = membershipById(membershipId);
  if (src) return <MembershipCardPicture src={src} name={name} decorative={decorative} />;
  return <MembershipCard membershipId={membershipId} name={name} decorative={decorative} />;
}
