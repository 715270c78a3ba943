import { useMemo } from 'react';
import { engraveMembershipCard } from '@myler/art/membership-card';
import { classNames } from '../internal/class-names.ts';
import { Drawing } from '../internal/Drawing.tsx';
import { cardLabel } from './card-label.ts';
import styles from './MembershipCard.module.css';

export interface MembershipCardProps {
  membershipId: 'travel' | 'gold' | 'black' | 'black-plus' | 'dynasty-dining' | 'dynasty';
  /** The tier's name: announced as "The Gold card". */
  name: string;
  /** Hides the card from screen readers where the tier's name and price are beside it. */
  decorative?: boolean;
}

/** The membership card: engraved paper in the colour of its tier, with the brand's soft shadow. */
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
