'use client';

import { useEffect, useState } from 'react';
import { normaliseError } from '@myler/api-client/errors';
import { Button } from '@myler/ui/button';
import { Stack } from '@myler/ui/layout';
import { TextButton } from '@myler/ui/link';
import { Text } from '@myler/ui/text';
import styles from './password.module.css';

export interface CheckYourEmailProps {
  email: string;
  /** Sends the link again. */
  sendLink: (email: string) => Promise<unknown>;
  /** Returns to the form with the address. */
  onChangeAddress: () => void;
  /** How many seconds the visitor must wait for another link. */
  pause?: number;
}

/**
 * Says that a link was sent. The text is the same for an address without a membership, so that it reveals no members.
 */
export function CheckYourEmail({ email, sendLink, onChangeAddress, pause = 60 }: CheckYourEmailProps) {
  const [left, wait] = useCountdown(pause);
  const [news, setNews] = useState('');
  const [isBusy, setBusy] = useState(false);

  const again = async () => {
    setBusy(true);
    try {
      await sendLink(email);
      setNews('Another link is on its way, unless we have sent several already. The newest one works.');
      wait();
    } catch (failure) {
      setNews(normaliseError(failure).message);
    }
    setBusy(false);
  };

  return (
    <Stack gap={6}>
      <p>
        If <strong className={styles.address}>{email}</strong> belongs to a member, a link is on its way there. It works
        once, for half an hour.
      </p>
      <Text size="small" tone="quiet">
        Nothing after a minute or two? Look in your spam or junk folder, and for an earlier email: after several
        requests we send no more for a while, and the newest link works until we do.
      </Text>
      <Button
        variant="outline"
        fullWidth
        disabled={left > 0}
        isBusy={isBusy}
        busyLabel="Sending it again"
        onClick={() => void again()}
      >
        {left > 0 ? `Send it again in ${left} s` : 'Send it again'}
      </Button>
      <Text size="small" tone="quiet">
        The wrong address? <TextButton onClick={onChangeAddress}>Use another one</TextButton>.
      </Text>
      <p role="status" className={styles.news}>
        {news}
      </p>
    </Stack>
  );
}

/** @returns the seconds left, and a function that restarts the countdown */
function useCountdown(seconds: number): [number, () => void] {
  const [left, setLeft] = useState(seconds);
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) return undefined;
    const ticking = setInterval(() => setLeft((before) => before - 1), 1000);
    return () => clearInterval(ticking);
  }, [isOver]);
  return [left, () => setLeft(seconds)];
}
