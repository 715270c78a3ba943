import { Picture, type PictureProps } from '../picture/Picture.tsx';
import styles from './GiftCard.module.css';

/** The picture is a card that `drawGiftCard` drew, 680 × 428. */
export type GiftCardProps = Omit<PictureProps, 'fit'>;

/** The face of a gift card, with the one soft shadow of the house. */
export function GiftCard(props: GiftCardProps) {
  return (
    <span className={styles.card}>
      <Picture {...props} />
    </span>
  );
}
