import { address } from '@myler/config/address';
import { Icon } from '@myler/ui/icon';
import { live } from '@myler/islands/attributes';
import styles from './ShortlistLink.module.css';

/** A link to the shortlist with the number of hotels on it; hidden while it is empty (see `syncShortlist`). */
export function ShortlistLink() {
  return (
    <a className={styles.link} href={address('/shortlist')} {...live({ shortlisted: true })} hidden>
      <Icon name="heart" size={24} className={styles.icon} />
      <span className="visually-hidden">Your shortlist, </span>
      <span {...live({ count: true })}>0</span>
    </a>
  );
}
