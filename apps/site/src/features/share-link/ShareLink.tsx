import { useState } from 'react';
import { Button } from '@myler/ui/button';
import { Cluster, Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import styles from './ShareLink.module.css';

interface ShareLinkProps {
  link: string;
  /** The title in the device's share sheet. */
  title: string;
  label: string;
}

/** Shares a link through the device's share sheet; without one, the link is copied. */
export function ShareLink({ link, title, label }: ShareLinkProps) {
  const [message, setMessage] = useState<'copied' | 'blocked'>();

  const share = async () => {
    if ('share' in navigator) {
      // A visitor who closes the share sheet has cancelled: show nothing.
      await navigator.share({ title, url: link }).catch(ignore);
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
    <Cluster gap={6} rows={2}>
      <Button onClick={() => void share()}>{label}</Button>
      {'share' in navigator && (
        <Button variant="quiet" onClick={() => void copy()}>
          Copy the link
        </Button>
      )}
      <Text size="small" tone="success" className={styles.status} role="status">
        {message === 'copied' && <span>The link is copied. Paste it wherever you talk about holidays.</span>}
        {message === 'blocked' && (
          <Stack as="label" gap={2} className={styles.link}>
            This browser does not let us copy. Here is the link:
            <input readOnly value={link} onFocus={(event) => event.target.select()} />
          </Stack>
        )}
      </Text>
    </Cluster>
  );
}

function ignore(): void {
  // The visitor cancelled.
}
