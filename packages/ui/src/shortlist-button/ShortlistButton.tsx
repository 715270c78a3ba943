import { classNames } from '../internal/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './ShortlistButton.module.css';

export interface ShortlistButtonProps {
  /** Said in the button's name: "Keep Maison Palmier on your list". */
  name: string;
  isKept?: boolean;
  /** With the words "Keep" and "On your list" beside the heart, where it is the only control of its row. */
  withWords?: boolean;
  /** Without it the button does nothing by itself: the page is listened to as a whole. */
  onPress?: () => void;
  /** By which whoever listens to the page finds the button, and knows what is kept. */
  [attribute: `data-${string}`]: string;
}

/**
 * The heart. Its look follows `aria-pressed` alone, so that a page which was made by a server can be told apart from
 * outside. Hidden where there are no scripts: it could keep nothing.
 */
export function ShortlistButton({
  name,
  isKept = false,
  withWords = false,
  onPress,
  ...attributes
}: ShortlistButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.heart, withWords && styles.worded)}
      {...attributes}
      aria-pressed={isKept}
      aria-label={`Keep ${name} on your list`}
      onClick={onPress}
    >
      <Icon name="heart" size={24} className={styles.icon} />
      {withWords && (
        <>
          <span className={styles.off}>Keep</span>
          <span className={styles.on}>On your list</span>
        </>
      )}
    </button>
  );
}
