import { useAtomValue, useStore } from 'jotai';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { purposeInWords } from '@myler/config/device';
import { Button } from '@myler/ui/button';
import { currencyAtom } from '@myler/state/currency';
import { consentAtom } from '@myler/state/session';
import { shortlistAtom } from '@myler/state/shortlist';
import { signedInAtom } from '@myler/state/user';
import { familyAtom } from '@myler/state/family';
import { action } from '@myler/islands/attributes';
import { Cluster, Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { clearStored, readStored } from './clear-stored.ts';
import type { Stored } from './on-this-device.ts';
import styles from './on-this-device.island.module.css';

/**
 * Lists what is stored on this device now, by name, with buttons to clear it. Only the device knows this: the server
 * renders `NothingOnThisDevice` in its place.
 */
export function OnThisDevice() {
  const store = useStore();
  const stored = useStored();
  const [isConfirming, setConfirming] = useState(false);
  const [message, setMessage] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  const clearable = stored.filter(({ mustStay }) => !mustStay);
  const hearts = clearable.find(isShortlist);
  const clear = (things: readonly Stored[]) => {
    for (const thing of things) clearStored(store, thing);
    setConfirming(false);
    setMessage(`Cleared: ${things.map(({ name }) => name).join(', ')}.`);
    // The pressed button may have been removed together with its item.
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <Stack gap={4} before={6} className={styles.device}>
      <h3 ref={heading} tabIndex={-1}>
        On this device, right now
      </h3>
      <p role="status">{message}</p>
      <Stack as="ul" className={styles.list}>
        <SessionCookie />
        {stored.map((thing) => (
          <StoredItem
            key={`${thing.place} ${thing.name}`}
            thing={thing}
            onClear={() => (isShortlist(thing) ? setConfirming(true) : clear([thing]))}
          />
        ))}
      </Stack>
      {stored.length === 0 && <p>Nothing that this page can read.</p>}
      {hearts && isConfirming && (
        <ConfirmShortlistRemoval hearts={hearts} onClear={() => clear([hearts])} onKeep={() => setConfirming(false)} />
      )}
      <Cluster gap={5} rows={3} only="screen" className={styles.actions}>
        {clearable.length > 0 && (
          <Button
            variant="outline"
            size="small"
            onClick={() => {
              const others = clearable.filter((thing) => !isShortlist(thing));
              if (others.length > 0) clear(others);
              setConfirming(hearts !== undefined);
            }}
          >
            Clear all of it
          </Button>
        )}
        <Button variant="quiet" {...action({ dialog: 'cookie-consent' })}>
          Change your answer
        </Button>
      </Cluster>
    </Stack>
  );
}

function StoredItem({ thing, onClear }: { thing: Stored; onClear: () => void }) {
  return (
    <li>
      <Cluster as="p" gap={3} rows={1} align="baseline" className={styles.name}>
        <code>{thing.name}</code>{' '}
        <Text as="span" size="caption" tone="quiet">
          {thing.place}
        </Text>
      </Cluster>
      <p>{thing.purpose}</p>
      {thing.value && (
        <p>
          Stored now: <b>{thing.value}</b>
        </p>
      )}
      {!thing.mustStay && (
        <Button variant="quiet" onClick={onClear} aria-label={`Clear ${thing.name}`}>
          Clear
        </Button>
      )}
    </li>
  );
}

interface AskForHeartsProps {
  hearts: Stored;
  onClear: () => void;
  onKeep: () => void;
}

function ConfirmShortlistRemoval({ hearts, onClear, onKeep }: AskForHeartsProps) {
  return (
    <div className={styles.question} role="group" aria-label="Your shortlist">
      <p>{`Your shortlist holds ${hearts.value?.toLowerCase() ?? ''}, and it is kept only on this device. Clear it too?`}</p>
      <Cluster gap={5} rows={3} only="screen" className={styles.actions}>
        <Button variant="outline" size="small" onClick={onClear}>
          Clear the shortlist
        </Button>
        <Button variant="outline" size="small" onClick={onKeep}>
          Keep it
        </Button>
      </Cluster>
    </div>
  );
}

const isShortlist = ({ name, place }: Stored) => name === 'shortlist' && place === 'local storage';

function useStored(): Stored[] {
  // Consent, currency, hearts and the family also change on this page; each change reads the storage again.
  useAtomValue(consentAtom);
  useAtomValue(currencyAtom);
  useAtomValue(shortlistAtom);
  useAtomValue(familyAtom);
  const now = useSyncExternalStore(subscribeToStorage, () => JSON.stringify(readStored()));
  return useMemo(() => JSON.parse(now) as Stored[], [now]);
}

function subscribeToStorage(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

/** The session cookie is HttpOnly, so this cannot read it; every signed-in member has it. */
function SessionCookie() {
  if (!useAtomValue(signedInAtom)) return null;
  return (
    <li>
      <Cluster as="p" gap={3} rows={1} align="baseline" className={styles.name}>
        <code>__Host-session</code>{' '}
        <Text as="span" size="caption" tone="quiet">
          cookie
        </Text>
      </Cluster>
      <p>{purposeInWords('__Host-session')}</p>
    </li>
  );
}
