import { useAtomValue } from 'jotai';
import { shortlistAtom } from '@myler/state/shortlist';
import { Icon } from '@myler/ui/icon';
import styles from './ShortlistLink.module.css';

/** The way to the shortlist with how many are on it; hidden until there is one (see `followShortlist`). */
export function ShortlistLink() {
  const count = useAtomValue(shortlistAtom).length;
  return (
    <a className={styles.link} href="/shortlist" data-shortlist-count="" hidden={count === 0}>
      <Icon name="heart" size={24} className={styles.icon} />
      <span className="visually-hidden">Your shortlist, </span>
      <span data-count="">{count}</span>
    </a>
  );
}
