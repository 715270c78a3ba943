import { address } from '@myler/config/address';
import { Icon } from '@myler/ui/icon';
import styles from './ShortlistLink.module.css';

/** A link to the shortlist with the number of hotels on it; hidden while that is empty (`@myler/state/shortlist`). */
export function ShortlistLink() {
  return (
    <a className={styles.link} href={address('/shortlist')}>
      <Icon name="heart" size={24} className={styles.icon} />
      <span className="visually-hidden">Your shortlist, </span>
      <shortlist-count />
    </a>
  );
}
