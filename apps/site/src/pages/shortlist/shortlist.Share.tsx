import { useState } from 'react';
import { Button } from '@myler/ui/button';
import { shortlistAddress } from './shortlist-query.ts';
import styles from './shortlist.Share.module.css';

/** Shares the list's link through the device's share sheet; without one, the link is copied. */
export function ShortlistShare({ ids }: { ids: readonly string[] }) {
  const [message, setMessage] = useState<'copied' | 'blocked'>();
  const link = new URL(shortlistAddress(ids), location.origin).href;

  const share = async () => {
    if ('share' in navigator) {
      // A visitor who closes the share sheet has cancelled: show nothing.
      await navigator.share({ title: 'Hotels for us', url: link }).catch(ignore);
      return;
    }
    await copy();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setMessage('copied');
    } catch {
      setMessage('blocked');
    }
  };
  return (
    <div className={styles.share}>
      <Button onClick={() => void share()}>Share this list</Button>
      {'share' in navigator && (
        <Button variant="quiet" onClick={() => void copy()}>
          Copy the link
        </Button>
      )}
      <p className={styles.status} role="status">
        {message === 'copied' && 'The link is copied. Paste it wherever you talk about holidays.'}
        {message === 'blocked' && (
          <label className={styles.link}>
            This browser does not let us copy. Here is the link:
            <input readOnly value={link} onFocus={(event) => event.target.select()} />
          </label>
        )}
      </p>
    </div>
  );
}

function ignore(): void {
  // The visitor cancelled.
}
