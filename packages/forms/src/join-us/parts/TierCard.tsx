import { MembershipCard, MembershipCardPicture } from '@myler/ui/membership-card';
import { membershipById, type MembershipId } from '@myler/config/memberships';

export interface TierCardProps {
  membershipId: MembershipId;
  source: ((membershipId: MembershipId) => string) | undefined;
  /** Beside its own name and price it says nothing new. */
  decorative?: boolean;
}

/** The card of a tier, engraved for it. */
export function TierCard({ membershipId, source, decorative = false }: TierCardProps) {
  const src = source?.(membershipId);
  const { name } = membershipById(membershipId);
  if (src) return <MembershipCardPicture src={src} name={name} decorative={decorative} />;
  return <MembershipCard membershipId={membershipId} name={name} decorative={decorative} />;
}
