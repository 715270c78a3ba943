import { useEffect, useRef, type ReactNode } from 'react';
import { normaliseError } from '@myler/api-client/errors';
import { deskLine } from '@myler/config/contact';
import { Button } from '@myler/ui/button';
import { Icon } from '@myler/ui/icon';
import { Skeleton } from '@myler/ui/skeleton';
import { StateMessage } from '@myler/ui/state-message';
import { useMemberData, type MemberPart } from '../../features/account/use-member-data.ts';
import type { MemberData } from '../../visitor/member-data.ts';
import rows from './account.Row.module.css';
import styles from './account.Rows.module.css';

interface LoadedFromProps<Name extends keyof MemberData> {
  from: MemberPart<Name>;
  /** What it is, in the message when it does not arrive: "your payments". */
  what: string;
  /** In the place of a whole page. Without it this is the matter of one row, and the other rows do without it. */
  skeleton?: ReactNode;
  children: (value: Required<MemberData>[Name]) => ReactNode;
}

type LoadedProps<Name extends keyof MemberData> = Omit<LoadedFromProps<Name>, 'from'> & { name: Name };

/** A part of the member’s data that nothing else of the page needs. */
export function Loaded<Name extends keyof MemberData>({ name, ...props }: LoadedProps<Name>) {
  return <LoadedFrom from={useMemberData(name)} {...props} />;
}

/** A part of the member’s data, once it has arrived; or why it has not, beside what is missing, and another try. */
export function LoadedFrom<Name extends keyof MemberData>({ from, what, skeleton, children }: LoadedFromProps<Name>) {
  const { value, failure, isBusy, retry } = from;
  const hasArrived = value !== undefined;
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // The button that had the focus is gone: reading goes on at the heading of what has arrived.
    if (hasArrived && document.activeElement === document.body) heading.current?.focus();
    if (hasArrived) heading.current = null;
  }, [hasArrived]);

  if (hasArrived) return children(value as Required<MemberData>[Name]);
  if (failure === undefined) {
    return (
      <>
        <output className="visually-hidden">Fetching {what}.</output>
        {skeleton ?? <Skeleton />}
      </>
    );
  }
  const tryAgain = () => {
    heading.current = (place.current?.closest('section') ?? document).querySelector<HTMLElement>('[tabindex="-1"]');
    retry();
  };
  const title = `We could not fetch ${what}.`;
  // A new key for each failure: a screen reader reads an alert again only when something in it is new.
  const reason = <span key={failure.attempts}>{normaliseError(failure.error).message}</span>;
  const action = (
    <Button variant={skeleton ? 'solid' : 'outline'} isBusy={isBusy} busyLabel={`Fetching ${what}`} onClick={tryAgain}>
      Try again
    </Button>
  );
  return (
    <div ref={place} role="alert" className={skeleton ? rows.rows : rows.failed}>
      {skeleton ? (
        <div className={rows.single}>
          <StateMessage kind="error" vignette="lost-path" label="Connection lost" title={title} actions={action}>
            {reason} Nothing of yours is lost. The desk: {deskLine.display}.
          </StateMessage>
        </div>
      ) : (
        <>
          <p className={styles.error}>
            <Icon name="warn" size={20} />
            <span>
              {title} {reason}
            </span>
          </p>
          <div>{action}</div>
        </>
      )}
    </div>
  );
}
