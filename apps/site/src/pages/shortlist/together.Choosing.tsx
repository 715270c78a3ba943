import { useRef, useState } from 'react';
import type { HotelSummary } from '@myler/api-client/contract';
import { formatDate } from '@myler/config/dates';
import { voterKey } from '@myler/config/shortlist';
import { capitalised, inWordsUpToTwelve } from '@myler/config/numbers';
import { agreementInWords, votersWithOwn, type Voting, type VotingSession } from '@myler/domain/voting';
import { Text } from '@myler/ui/text';
import { shortlistAddress } from '@myler/state/shortlist';
import { ShortlistHeading } from './shortlist.Heading.tsx';
import { ShortlistList } from './shortlist.List.tsx';
import { ShareLink } from './shortlist.Share.tsx';
import { Hearts } from './together.Hearts.tsx';
import { SavingBar } from './together.SavingBar.tsx';
import { Who } from './together.Who.tsx';
import styles from './together.module.css';

interface ChoosingProps {
  voting: Voting;
  actions: VotingSession;
  hotels: readonly HotelSummary[];
}

export function Choosing({ voting, actions, hotels }: ChoosingProps) {
  const name = useRef<HTMLInputElement>(null);
  const [isNameMissing, setIsNameMissing] = useState(false);
  const voters = votersWithOwn(voting);
  const ids = voting.list?.hotels ?? [];

  const toggle = (id: string) => {
    const typed = name.current?.value.trim() ?? '';
    // Whoever has typed a name presses the heart to give it under this name, whether or not it was pressed before.
    const isName = !voting.name && voterKey(typed) !== '';
    if (!isName || !voting.liked.includes(id)) actions.toggle(id);
    if (isName) actions.enter(typed);
    if (isName || voting.name) return;
    setIsNameMissing(true);
    name.current?.focus();
  };
  return (
    <>
      <Opening count={hotels.length} expiresAt={voting.list?.expiresAt ?? ''} />
      <Who
        voting={voting}
        actions={actions}
        ref={name}
        isNameMissing={isNameMissing && !voting.name}
        onTyped={() => setIsNameMissing(false)}
      />
      <Text size="lead" before={7} className={styles.agreement} role="status">
        {agreementInWords(hotels, voters)}
      </Text>
      <ShortlistList
        hotels={hotels}
        missingCount={ids.length - hotels.length}
        renderControls={(hotel) => (
          <Hearts
            hotel={hotel}
            voters={voters}
            isLiked={voting.liked.includes(hotel.id)}
            onPress={() => toggle(hotel.id)}
          />
        )}
      />
      {hotels.length > 1 && (
        <Text before={6} className={styles.compare}>
          <a href={shortlistAddress(hotels.map(({ id }) => id))}>Compare them side by side</a>
        </Text>
      )}
      <SavingBar voting={voting} onRetry={() => void actions.refresh()} />
    </>
  );
}

function Opening({ count, expiresAt }: { count: number; expiresAt: string }) {
  return (
    <ShortlistHeading
      title={count === 1 ? 'One hotel, yes or no.' : `${capitalised(inWordsUpToTwelve(count))} hotels, one decision.`}
      actions={<ShareLink link={location.href} title="Which hotel?" label="Share the link" />}
    >{`Say who you are and press the heart of each hotel that you would go to. Whoever has this link sees who likes what, without an account. On ${formatDate(expiresAt.slice(0, 10))} we delete the list and the names.`}</ShortlistHeading>
  );
}
