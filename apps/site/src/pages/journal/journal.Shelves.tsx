import type { JournalCategory } from '@myler/config/journal';
import { address } from '@myler/config/address';
import { Anchor } from '@myler/ui/link';
import { journalCategoryList } from '@myler/domain/journal';
import styles from './journal.Shelves.module.css';

/** The eight categories, in one line between hairlines; on telephones the line scrolls sideways. */
export function JournalShelves({ current }: { current?: JournalCategory }) {
  return (
    <nav className={styles.shelves} aria-label="Travel journal, by category">
      <ul className={styles.list}>
        <li>
          <Anchor className={styles.link} href={address('/travel-journal')} aria-current={current ? undefined : 'true'}>
            Everything
          </Anchor>
        </li>
        {journalCategoryList.map(({ id, name, href }) => (
          <li key={id}>
            <Anchor className={styles.link} href={href} aria-current={id === current ? 'page' : undefined}>
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
