export { MembershipCard, type MembershipCardProps } from './MembershipCard.tsx';
export { MembershipCardPicture, type MembershipCardPictureProps } from './MembershipCardPicture.tsx';
export { MemberCard, type MemberCardProps } from './MemberCard.tsx';
export { InvitationCard, type InvitationCardProps } from './InvitationCard.tsx';
