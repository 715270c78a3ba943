import type { MembershipCardProps } from './MembershipCard.tsx';
import { cardLabel } from './card-label.ts';
import styles from './MembershipCard.module.css';

export interface MembershipCardPictureProps extends Pick<MembershipCardProps, 'name' | 'decorative'> {
  /** The address of the drawn card (`drawMembershipCard` of `@myler/art/membership-card-picture`). */
  src: string;
}

/** The card as a picture that somebody has drawn already: a page that shows several carries none of the engraving. */
export function MembershipCardPicture({ name, decorative = false, src }: MembershipCardPictureProps) {
  return (
    <img
      className={styles.card}
      src={src}
      alt={decorative ? '' : cardLabel(name)}
      width={340}
      height={214}
      loading="lazy"
    />
  );
}
