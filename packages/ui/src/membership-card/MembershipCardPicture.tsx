import type { MembershipCardProps } from './MembershipCard.tsx';
import { cardLabel } from './card-label.ts';
import styles from './MembershipCard.module.css';

export interface MembershipCardPictureProps extends Pick<MembershipCardProps, 'name' | 'decorative'> {
  /** The address of the picture that `drawMembershipCard` of `@myler/art/membership-card-picture` drew. */
  src: string;
}

/** The membership card as an `<img>`: a page that shows several does not load the code of the engraving. */
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
