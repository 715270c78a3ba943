import { live } from '@myler/islands/attributes';
import styles from './FitLine.module.css';

/**
 * The place on a card for what the hotel is for the visitor's family (`features/fit/show-fit.ts`). It is empty and takes no room for
 * everybody else.
 */
export function FitLine({ hotelId }: { hotelId: string }) {
  return <span className={styles.line} {...live({ fit: hotelId })} />;
}
