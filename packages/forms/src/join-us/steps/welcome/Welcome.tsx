'use client';

import { useState } from 'react';
import { useAtomValue } from 'jotai/react';
import { cardBrandNames } from '@myler/config/cards';
import { formatMoney } from '@myler/config/currencies';
import { formatDate } from '@myler/config/dates';
import { membershipById } from '@myler/config/memberships';
import { Button } from '@myler/ui/button';
import { Heading } from '@myler/ui/heading';
import { joinedAtom, type Joined } from '../../state/joinUsAtoms.ts';
import { copy } from './copy.ts';
import styles from '../../parts/JoinUs.module.css';

/** The welcome: the registration succeeded, what was paid, and what happens next. */
export function Welcome({ onDone }: { onDone: () => void }) {
  const now = useAtomValue(joinedAtom);
  // Closing resets the form and `joinedAtom`. Keep the last value, so that the text stays during the closing animation.
  const [joined, setJoined] = useState(now);
  if (now && now !== joined) setJoined(now);
  if (!joined) return null;
  const { membershipId, paid } = 'receipt' in joined ? joined.receipt : joined.outcome;
  return (
    <div className={styles.welcome}>
      <p className={styles.lead}>
        {copy.joined(
          'receipt' in joined ? joined.receipt.firstName : undefined,
          membershipId && membershipById(membershipId).name,
        )}{' '}
        {'receipt' in joined && joined.signedIn ? copy.signedIn : copy.signInFirst}
      </p>
      <p>
        {paid && (paid.amount > 0 ? copy.paid(formatMoney(paid, { cents: true }), cardOf(joined)) : copy.nothingPaid)}{' '}
        {'receipt' in joined && copy.term(formatDate(joined.receipt.startsOn), formatDate(joined.receipt.renewsOn))}
      </p>
      <Heading level={3}>{copy.nextTitle}</Heading>
      <ol className={styles.next}>
        {copy.next(membershipId).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button onClick={onDone}>{copy.done}</Button>
      </div>
    </div>
  );
}

function cardOf(joined: Joined): string | undefined {
  const card = 'receipt' in joined ? joined.receipt.card : undefined;
  return card && copy.card(cardBrandNames[card.brand], card.lastFour);
}
