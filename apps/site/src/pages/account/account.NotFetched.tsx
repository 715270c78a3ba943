import { useEffect, useRef } from 'react';
import { normaliseError } from '@myler/api-client/errors';
import { deskLine } from '@myler/config/contact';
import { Button } from '@myler/ui/button';
import { Icon } from '@myler/ui/icon';
import { Cluster } from '@myler/ui/layout';
import { StateMessage } from '@myler/ui/state-message';
import rows from './account.Row.module.css';
import styles from './account.Rows.module.css';

interface NotFetchedProps {
  /** What is missing: "your payments". */
  what: string;
  /** Why, and how often that was so. */
  failure: { error: unknown; attempts: number };
  /** It is being fetched once more. */
  isBusy: boolean;
  retry: () => void;
  /** It stands in the place of a whole page, and not of the matter of one row. */
  isPage: boolean;
}

/** Why something of the account is not there, in its place, and another try. */
export function NotFetched({ what, failure, isBusy, retry, isPage }: NotFetchedProps) {
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLElement | null>(null);
  useEffect(
    () => () => {
      // The button that had the focus is gone: reading goes on at the heading of what has arrived.
      if (document.activeElement === document.body) heading.current?.focus();
    },
    [],
  );

  const tryAgain = () => {
    // The page's own frame can have the focus too: the heading is in it.
    const frame = place.current?.closest('section, main');
    heading.current = frame?.querySelector<HTMLElement>('[tabindex="-1"]') ?? null;
    retry();
  };
  const title = `We could not fetch ${what}.`;
  // A new key for each failure: a screen reader reads an alert again only when something in it is new.
  const reason = <span key={failure.attempts}>{normaliseError(failure.error).message}</span>;
  const action = (
    <Button variant={isPage ? 'solid' : 'outline'} isBusy={isBusy} busyLabel={`Fetching ${what}`} onClick={tryAgain}>
      Try again
    </Button>
  );
  return (
    <div ref={place} role="alert" className={isPage ? rows.rows : rows.failed}>
      {isPage ? (
        <div className={rows.single}>
          <StateMessage kind="error" vignette="lost-path" label="Connection lost" title={title} actions={action}>
            {reason} <span>{`Nothing of yours is lost. The desk: ${deskLine.display}.`}</span>
          </StateMessage>
        </div>
      ) : (
        <>
          <Cluster as="p" nowrap gap={2} align="start" className={styles.error}>
            <Icon name="warn" size={20} />
            <span>
              <span>{title}</span> {reason}
            </span>
          </Cluster>
          <div>{action}</div>
        </>
      )}
    </div>
  );
}
