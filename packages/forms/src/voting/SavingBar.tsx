'use client';

import { capitalised, inWordsUpToTwelve } from '@myler/config/numbers';
import { VOTERS_MAX } from '@myler/config/shortlist';
import { Button } from '@myler/ui/button';
import type { Voting } from '@myler/domain/voting';
import { Cluster } from '@myler/ui/layout';
import styles from './Voting.module.css';

/** Whether the others can see the hearts already. It stays at the foot of the window, beside the thumb. */
export function SavingBar({ voting, onRetry }: { voting: Voting; onRetry: () => void }) {
  const { name, liked, isUnsaved, isSaving, isFull } = voting;
  if (!name && liked.length === 0) return null;
  const hearts = liked.length === 1 ? 'one heart' : `${inWordsUpToTwelve(liked.length)} hearts`;
  const isWaiting = Boolean(name) && isUnsaved && !isSaving && !isFull;
  const saved = isFull
    ? `Not saved: ${inWordsUpToTwelve(VOTERS_MAX)} others have chosen, and the list is full.`
    : isWaiting
      ? 'Not saved yet: the connection was lost. We save it as soon as the connection is back.'
      : isSaving
        ? 'Saving.'
        : 'Saved.';
  return (
    <Cluster gap={6} rows={0} justify="between" before={6} only="screen" className={styles.bar}>
      <p role="status">
        {name ? (
          <>
            <bdi>{name}</bdi>
            <span>{`, ${hearts}. ${saved}`}</span>
          </>
        ) : (
          <span>
            <span>{`${capitalised(hearts)}, not saved yet.`}</span> <a href="#voter-name">Say who you are</a>
          </span>
        )}
      </p>
      {isWaiting && (
        <Button variant="quiet" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Cluster>
  );
}
