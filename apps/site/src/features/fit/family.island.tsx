import { useAtomValue } from 'jotai';
import { lazy, Suspense, useCallback, useState } from 'react';
import { ErrorBoundary } from '@myler/ui/error-boundary';
import { Icon } from '@myler/ui/icon';
import { useIsLive } from '@myler/ui/use-is-live';
import { localToday } from './days.ts';
import { familyAtom } from './family-state.ts';
import { familyInWords } from './family-words.ts';
import styles from './family.island.module.css';

const FamilyForm = lazy(async () => ({ default: (await import('./FamilyForm.tsx')).FamilyForm }));
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
  // The press that opened it may be what hydrated it, and then `toggle` came before React listened.
  const readOpen = useCallback((panel: HTMLDetailsElement | null) => {
    if (panel?.open) setIsOpen(true);
  }, []);
  return (
    <>
      <details ref={readOpen} className={styles.panel} onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
        <summary className={styles.summary}>
          <span>{hotelId ? 'Does it fit us?' : 'Which of them fit us?'}</span>
          {isLive && family ? (
            <span className={styles.known}>{familyInWords(family, localToday())}</span>
          ) : (
            <span className={styles.hint}>
              Say who travels once, and each hotel answers. Birthdays and allergies leave your device only in a message
              that you send.
            </span>
          )}
          <Icon name="down" size={16} className={styles.icon} />
        </summary>
        {isLive ? (
          isOpen && (
            <ErrorBoundary>
              <Suspense fallback={<p className={styles.waiting}>One moment.</p>}>
                <FamilyForm onSaved={setMessage} />
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
