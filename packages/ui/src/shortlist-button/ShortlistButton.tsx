import { classNames } from '../internal/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './ShortlistButton.module.css';

export interface ShortlistButtonProps {
  /** The hotel's name in the button's accessible name: "Keep Maison Palmier on your shortlist". */
  name: string;
  isKept?: boolean;
  /** Shows "Keep" or "On your shortlist" beside the heart, where the button is the only control of its row. */
  withWords?: boolean;
  /** Without it, event delegation on the page handles the press. */
  onPress?: () => void;
  /** The attribute by which event delegation finds the button and its hotel. */
  [attribute: `data-${string}`]: string;
}

/**
 * The shortlist button, a heart. Its look follows `aria-pressed` alone, so that a script can update server-rendered
 * HTML without React. It is hidden without scripts, because it could not keep anything.
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
      className={classNames(styles.heart, withWords && styles.withWords)}
      {...attributes}
      aria-pressed={isKept}
      aria-label={`Keep ${name} on your shortlist`}
      onClick={onPress}
    >
      <Icon name="heart" size={24} className={styles.icon} />
      {withWords && (
        <>
          <span className={styles.off}>Keep</span>
          <span className={styles.on}>On your shortlist</span>
        </>
      )}
    </button>
  );
}
