import styles from './FitLine.module.css';

/**
 * The place on a card for what the hotel is for the visitor's family. It is empty and takes no room for everybody else;
 * `features/fit/show-fit.ts` defines the element.
 */
export function FitLine({ hotelId }: { hotelId: string }) {
  return <fit-line key={hotelId} hotel={hotelId} class={styles.line} />;
}
