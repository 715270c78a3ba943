import type { PressRelease } from '@myler/api-client/contract';
import { deskLine, mailboxes } from '@myler/config/contact';
import { formatDate } from '@myler/config/dates';
import { Button } from '@myler/ui/button';
import { FactsList } from '@myler/ui/facts-list';
import { PRESS_KIT } from '../../features/press/press-addresses.ts';
import { action } from '@myler/islands/attributes';
import styles from './release.Sidebar.module.css';

/** The margin of a release: date, place, contact and downloads. */
export function ReleaseSidebar({ release: { publishedOn, city } }: { release: PressRelease }) {
  return (
    <aside className={styles.beside} aria-label="About this release">
      <FactsList
        facts={[
          { term: 'Published', detail: <time dateTime={publishedOn}>{formatDate(publishedOn)}</time> },
          { term: 'From', detail: city },
          { term: 'Questions', detail: <a href={`mailto:${mailboxes.press}`}>{mailboxes.press}</a> },
          { term: 'By telephone', detail: <a href={deskLine.href}>{deskLine.display}</a> },
          {
            term: 'To take',
            detail: (
              <a href={PRESS_KIT} download="">
                The press kit
              </a>
            ),
          },
        ]}
      />
      <Button variant="quiet" className={styles.print} {...action({ print: true })}>
        Print this release
      </Button>
    </aside>
  );
}
