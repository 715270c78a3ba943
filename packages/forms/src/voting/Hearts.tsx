'use client';

import type { SharedShortlist } from '@myler/api-client/contract';
import { Icon } from '@myler/ui/icon';
import { everyoneInWords } from '@myler/domain/voting';
import { Text } from '@myler/ui/text';
import styles from './Voting.module.css';

export interface VotedHotel {
  id: string;
  name: string;
}

interface HeartsProps {
  hotel: VotedHotel;
  voters: SharedShortlist['voters'];
  isLiked: boolean;
  onPress: () => void;
}

/** Who likes a hotel, and the visitor's own heart: at the foot of the row, where a thumb reaches it. */
export function Hearts({ hotel, voters, isLiked, onPress }: HeartsProps) {
  const likedBy = voters.filter((voter) => voter.hotels.includes(hotel.id));
  const isUnanimous = voters.length > 1 && likedBy.length === voters.length;
  return (
    <div className={styles.hearts}>
      <Text size="small" tone="quiet" className={styles.likedBy}>
        {isUnanimous && (
          <Text as="strong" tone="success" weight="medium">
            {everyoneInWords(voters.length)}
          </Text>
        )}
        {!isUnanimous && likedBy.length === 0 && <span>Nobody yet</span>}
        {!isUnanimous && likedBy.length > 0 && (
          <>
            <span className="visually-hidden">Liked by </span>
            {likedBy.map(({ name }, index) => (
              <span key={name}>
                {index > 0 && <span>, </span>}
                <bdi>{name}</bdi>
              </span>
            ))}
          </>
        )}
      </Text>
      <button
        type="button"
        className={styles.heart}
        aria-pressed={isLiked}
        aria-label={`I like it: ${hotel.name}`}
        onClick={onPress}
      >
        <Icon name="heart" size={24} className={styles.icon} />
        <span>I like it</span>
      </button>
    </div>
  );
}
