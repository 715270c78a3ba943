import { useMemo } from 'react';
import { engraveMembershipCard } from '@myler/art/membership-card';
import { classNames } from '../internal/class-names.ts';
import { Drawing } from '../internal/Drawing.tsx';
import { cardLabel } from './card-label.ts';
import styles from './MembershipCard.module.css';

export interface MembershipCardProps {
  membershipId: 'travel' | 'gold' | 'black' | 'black-plus' | 'dynasty-dining' | 'dynasty';
  /** The tier's name, spoken as "The Gold card". */
  name: string;
  /** Where the card is beside its own name and price, it is a picture of what is said already. */
  decorative?: boolean;
}

/** The card itself: engraved paper of its tier, with the one soft shadow of the house. */
export function MembershipCard({ membershipId, name, decorative = false }: MembershipCardProps) {
  const svg = useMemo(() => engraveMembershipCard(membershipId).svg, [membershipId]);
  return (
    <Drawing
      svg={svg}
      label={decorative ? undefined : cardLabel(name)}
      className={classNames(styles.card, styles.drawn)}
    />
  );
}
