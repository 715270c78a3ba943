import { useAtomValue } from 'jotai';
import { address } from '@myler/config/address';
import { shortlistAtom } from '@myler/state/shortlist';
import { Icon } from '@myler/ui/icon';
import { live } from '@myler/islands/attributes';
import styles from './ShortlistLink.module.css';

/** A link to the shortlist with the number of hotels on it; hidden while it is empty. */
export function ShortlistLink() {
  const count = useAtomValue(shortlistAtom).length;
  return (
    <a className={styles.link} href={address('/shortlist')} {...live({ shortlisted: true })} hidden={count === 0}>
      <Icon name="heart" size={24} className={styles.icon} />
      <span className="visually-hidden">Your shortlist, </span>
      <span>{count}</span>
    </a>
  );
}
