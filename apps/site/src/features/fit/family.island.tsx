import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '@myler/ui/error-boundary';
import { Icon } from '@myler/ui/icon';
import { useIsLive } from '@myler/ui/use-is-live';
import { localToday } from '@myler/domain/days';
import { familyAtom } from '@myler/state/family';
import { familyInWords } from '@myler/domain/fit';
import { Text } from '@myler/ui/text';
import styles from './family.island.module.css';

const DescribeFamily = lazy(async () => ({ default: (await import('./DescribeFamily.tsx')).DescribeFamily }));
const HotelFit = lazy(async () => ({ default: (await import('./HotelFit.tsx')).HotelFit }));

export interface FamilyPanelProps {
  /** The hotel of this page, to say what it is for the family. */
  hotelId?: string;
}

/** "Does it fit us?": who travels, entered once, in a panel that opens. The server does not know the family. */
export function FamilyPanel({ hotelId }: FamilyPanelProps) {
  const isLive = useIsLive();
  const family = useAtomValue(familyAtom);
  const [isOpen, setIsOpen] = useState(false);
  const [message, setMessage] = useState('');
  const panel = useRef<HTMLDetailsElement>(null);
  // The press that opened it may be what hydrated it, and then `toggle` came before React listened.
  useEffect(() => {
    if (panel.current?.open) setIsOpen(true);
  }, []);
  // The answer comes after the form, which is longer than a screen.
  const closeWith = (saved: string) => {
    setMessage(saved);
    if (panel.current) panel.current.open = false;
    panel.current?.querySelector('summary')?.focus();
  };
  return (
    <>
      <details ref={panel} className={styles.panel} onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
        <summary className={styles.summary}>
          <span>{hotelId ? 'Does it fit us?' : 'Which of them fit us?'}</span>
          {isLive && family ? (
            <Text as="span" size="small" tone="quiet">
              {familyInWords(family, localToday())}
            </Text>
          ) : (
            <Text as="span" size="small" tone="quiet" className={styles.hint}>
              Say who travels once, and each hotel answers. Birthdays and allergies leave your device only in a message
              that you send.
            </Text>
          )}
          <Icon name="down" size={16} className={styles.icon} />
        </summary>
        {isLive ? (
          isOpen && (
            <ErrorBoundary>
              <Suspense fallback={<p className={styles.waiting}>One moment.</p>}>
                <DescribeFamily onSaved={closeWith} onForgotten={setMessage} />
              </Suspense>
            </ErrorBoundary>
          )
        ) : (
          <p className={styles.waiting}>
            The answer is worked out on your device, which takes JavaScript. The filters work without it.
          </p>
        )}
      </details>
      <div role="status" className={styles.message}>
        {message}
      </div>
      {isLive && family && hotelId && (
        <ErrorBoundary>
          <Suspense fallback={null}>
            <HotelFit hotelId={hotelId} family={family} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
