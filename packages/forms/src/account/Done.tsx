'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@myler/ui/button';
import { Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import styles from './account.module.css';

/** What has happened, in the place of the form. It takes the focus, because the pressed button was removed. */
export function Done({ children, action, onDone }: { children: ReactNode; action: string; onDone: () => void }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <Stack gap={6}>
      <Text ref={line} size="title-2" className={styles.lead} tabIndex={-1} role="status">
        {children}
      </Text>
      <Button variant="outline" fullWidth onClick={onDone}>
        {action}
      </Button>
    </Stack>
  );
}
