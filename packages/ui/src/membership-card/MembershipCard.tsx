import { useMemo } from 'react';
import { engraveMembershipCard } from '../art/cards/membership.ts';
import { classNames } from '../internal/class-names.ts';
import { Drawing } from '../internal/Drawing.tsx';
import styles from './MembershipCard.module.css';

export interface MembershipCardProps {
  membershipId: 'travel' | 'gold' | 'black' | 'black-plus' | 'dynasty-dining' | 'dynasty';
  /** The tier's name, spoken as "The Gold card". */
  name: string;
  /** Where the card is beside its own name and price, it is a picture of what is said already. */
  decorative?: boolean;
  /** The address of the drawn card. With it the page carries a picture instead of the whole engraving. */
  src?: string;
}

/** The card itself: engraved paper of its tier, with the one soft shadow of the house. */
export function MembershipCard({ membershipId, name, decorative = false, src }: MembershipCardProps) {
  const label = `The ${name} card`;
  if (src) {
    return (
      <img className={styles.card} src={src} alt={decorative ? '' : label} width={340} height={214} loading="lazy" />
    );
  }
  return <Engraving membershipId={membershipId} label={decorative ? undefined : label} />;
}

function Engraving({
  membershipId,
  label,
}: {
  membershipId: MembershipCardProps['membershipId'];
  label: string | undefined;
}) {
  const svg = useMemo(() => engraveMembershipCard(membershipId).svg, [membershipId]);
  return <Drawing svg={svg} label={label} className={classNames(styles.card, styles.drawn)} />;
}
