import { useEffect, useState } from 'react';
import type { HotelSummary, SharedShortlist } from '@myler/api-client/contract';
import { createGatewayClient } from '@myler/api-client/gateway';
import { address } from '@myler/config/address';
import { formatDate } from '@myler/config/dates';
import { capitalised, inWordsUpToTwelve } from '@myler/config/numbers';
import { useVoting, VotingForm } from '@myler/forms/voting';
import { Button, LinkButton } from '@myler/ui/button';
import { StateMessage } from '@myler/ui/state-message';
import { accessToken } from '../../visitor/access-token.ts';
import { readHotels, shortlistAddress } from '@myler/state/shortlist';
import { beginVoting } from './begin-voting.ts';
import { ShortlistHeading } from './shortlist.Heading.tsx';
import { ShortlistList } from './shortlist.List.tsx';
import { ShareLink } from '../../features/share-link/ShareLink.tsx';
import { useItemsById } from './use-items-by-id.ts';

const { call } = createGatewayClient({ token: accessToken });
const hotelsOf = (ids: readonly string[]) => readHotels(call, ids);
const none: readonly string[] = [];

/** The list of the link that opened this page, to choose from. Without a link it says where to make one. */
export function Together() {
  const token = useToken();
  if (token) return <SharedList key={token} token={token} />;
  return (
    <StateMessage
      kind="empty"
      vignette="suitcase"
      label="Decide together"
      headingLevel={1}
      title="Open this page with the link that was sent to you."
      actions={<LinkButton href={address('/shortlist')}>Your shortlist</LinkButton>}
    >
      This link is incomplete: the end, which says which hotels it is about, is missing. To ask others about hotels of
      your own, keep them on your shortlist and choose “Decide together” there.
    </StateMessage>
  );
}

function SharedList({ token }: { token: string }) {
  const [voting, actions] = useVoting(() => beginVoting(token));
  const hotels = useItemsById(voting.order.length > 0 ? voting.order : none, hotelsOf);

  if (voting.failure === 'unknown') return <Unknown />;
  if (voting.failure === 'unreachable' || (hotels.hasFailed && hotels.items.length === 0)) {
    const retry = () => {
      hotels.retry();
      void actions.refresh({ isNobodyPressing: true });
    };
    return <Unreachable onRetry={retry} />;
  }
  if (!voting.list || hotels.isWaiting) return <p role="status">Fetching the list.</p>;
  return (
    <>
      <Opening hotels={hotels.items} list={voting.list} />
      <VotingForm
        voting={voting}
        actions={actions}
        hotels={hotels.items}
        renderHotels={(renderHeart) => (
          <ShortlistList
            hotels={hotels.items}
            missingCount={(voting.list?.hotels.length ?? 0) - hotels.items.length}
            renderControls={renderHeart}
          />
        )}
        compareHref={shortlistAddress(hotels.items.map(({ id }) => id))}
      />
    </>
  );
}

function Opening({ hotels: { length }, list }: { hotels: readonly HotelSummary[]; list: SharedShortlist }) {
  return (
    <ShortlistHeading
      title={length === 1 ? 'One hotel, yes or no.' : `${capitalised(inWordsUpToTwelve(length))} hotels, one decision.`}
      actions={<ShareLink link={location.href} title="Which hotel?" label="Share the link" />}
    >{`Say who you are and press the heart of each hotel that you would go to. Whoever has this link sees who likes what, without an account. On ${formatDate(list.expiresAt.slice(0, 10))} we delete the list and the names.`}</ShortlistHeading>
  );
}

function Unknown() {
  return (
    <StateMessage
      kind="error"
      vignette="lost-path"
      label="Decide together"
      headingLevel={1}
      title="We have no list for this link."
      actions={<LinkButton href={address('/our-hotels')}>Look at the hotels</LinkButton>}
    >
      A list can be used for sixty days. Then we delete it, with the names. If yours is newer, the link is perhaps
      incomplete: ask whoever sent it to share it again.
    </StateMessage>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <StateMessage
      kind="error"
      vignette="lost-path"
      label="Connection lost"
      headingLevel={1}
      title="The list did not reach you."
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      The connection was lost before it arrived. Nothing that anybody has chosen is lost.
    </StateMessage>
  );
}

/** The fragment stays in the address, so that the page can be reloaded, kept as a bookmark and shared from the browser. */
function useToken(): string | undefined {
  const [token, setToken] = useState(tokenInAddress);
  useEffect(() => {
    const take = () => setToken(tokenInAddress());
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  return token;
}

function tokenInAddress(): string | undefined {
  return /^#([\w-]{1,64})$/.exec(location.hash)?.[1];
}
