import { Picture, type PictureProps } from '../picture/Picture.tsx';
import styles from './GiftCard.module.css';

/** A picture drawn by `drawGiftCard`, 680 × 428. */
export type GiftCardProps = Omit<PictureProps, 'fit'>;

/** The face of a gift card, with the brand's soft shadow. */
export function GiftCard(props: GiftCardProps) {
  return (
    <span className={styles.card}>
      <Picture {...props} />
    </span>
  );
}
