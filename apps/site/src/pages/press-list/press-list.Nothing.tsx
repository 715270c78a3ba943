import { address } from '@myler/config/address';
import { LinkButton } from '@myler/ui/button';
import { StateMessage } from '@myler/ui/state-message';
import styles from './press-list.Nothing.module.css';

/** Shown for a year without releases, and for a page beyond the last one. */
export function PressListNothing({ year }: { year: number | undefined }) {
  return (
    <div className={styles.nothing}>
      <StateMessage
        kind="empty"
        vignette="suitcase"
        title={year ? `Nothing was announced in ${year}.` : 'There is no such page of releases.'}
        actions={
          <LinkButton variant="outline" href={address('/press/list')}>
            Look at every year
          </LinkButton>
        }
      >
        {year
          ? 'Either it was a quiet one, or it is not over, or we were not there yet: Myler began in September 2016.'
          : 'The list ends before it. The newest releases are on its first page.'}
      </StateMessage>
    </div>
  );
}
