import { address } from '@myler/config/address';
import { Icon } from '@myler/ui/icon';
import { live } from '../../live/live.ts';
import styles from './ShortlistLink.module.css';

/** The way to the shortlist with how many are on it; hidden until there is one (see `followShortlist`). */
export function ShortlistLink() {
  return (
    <a className={styles.link} href={address('/shortlist')} {...live({ shortlisted: true })} hidden>
      <Icon name="heart" size={24} className={styles.icon} />
      <span className="visually-hidden">Your shortlist, </span>
      <span {...live({ count: true })}>0</span>
    </a>
  );
}
