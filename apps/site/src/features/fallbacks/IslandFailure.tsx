import { live } from '@myler/islands/attributes';
import { LoadError } from '@myler/islands/loading';
import { Button } from '@myler/ui/button';
import type { Failure } from '@myler/ui/failure-message';
import { Icon } from '@myler/ui/icon';
import styles from './IslandFailure.module.css';

/** Shown below an island that failed. It is one line, because the server's markup stays above it and is more useful. */
export function IslandFailure({ failure: { error, attempts, retry } }: { failure: Failure }) {
  return (
    <div className={styles.failure} role="alert" tabIndex={-1} {...live({ failure: true })}>
      <p className={styles.words}>
        <Icon name="warn" size={16} />
        <span>
          {error instanceof LoadError ? 'This part did not load. Check your connection.' : 'This part stopped working.'}
        </span>
      </p>
      <Button variant="outline" size="small" onClick={retry}>
        Try again
      </Button>
      {attempts > 1 && (
        <Button variant="outline" size="small" onClick={() => location.reload()}>
          Load the page again
        </Button>
      )}
    </div>
  );
}
