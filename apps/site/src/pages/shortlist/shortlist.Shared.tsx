import type { HotelSummary } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { Button, LinkButton } from '@myler/ui/button';
import { StateMessage } from '@myler/ui/state-message';
import type { Outcome } from '../../data/outcome.ts';
import { FavouriteButton } from '../../features/shortlist/FavouriteButton.tsx';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import { capitalised, inWordsUpToTwelve } from '@myler/config/numbers';
import { COMPARE_MAX, shortlistAddress } from '@myler/state/shortlist';
import type { ListedHotel } from '@myler/state/shortlist';
import { ShortlistCompare } from './shortlist.Compare.tsx';
import { ShortlistList } from './shortlist.List.tsx';
import { ShortlistHeading } from './shortlist.Heading.tsx';
import { action } from '@myler/islands/attributes';
import { Text } from '@myler/ui/text';
import styles from './shortlist.Shared.module.css';

export interface SharedShortlistProps {
  ids: readonly string[];
  compare: readonly string[];
  hotels: Outcome<ListedHotel[]>;
}

/** A list that was shared by its address. The visitor can add it to their own. */
export function SharedShortlist({ ids, compare, hotels }: SharedShortlistProps) {
  if (!hotels.ok) {
    return (
      <>
        <ShortlistHeading title="A list for you.">Somebody sent you hotels they like.</ShortlistHeading>
        <BlockFailed title="The hotels on it did not reach us." />
      </>
    );
  }
  const count = hotels.data.length;
  if (count === 0) return <NoneFound />;
  return (
    <>
      <ShortlistHeading
        title={count === 1 ? 'A hotel for you.' : `${capitalised(inWordsUpToTwelve(count))} hotels for you.`}
        actions={
          <>
            <Button {...action({ 'add-shared-list': ids.join() })}>Keep this list</Button>
            <a className={styles.own} href={address('/shortlist')}>
              Your own list
            </a>
          </>
        }
      >{`Somebody put ${count === 1 ? 'this on a list' : 'these in an order'} and sent it to you. Only they can change it. If you keep it, you have a copy of your own on this device.`}</ShortlistHeading>
      <ShortlistList
        hotels={hotels.data}
        missingCount={ids.length - count}
        renderControls={(hotel) => (
          <>
            {count > 2 && <CompareLink hotel={hotel} ids={ids} compare={compare} />}
            <FavouriteButton hotel={hotel} withWords />
          </>
        )}
      />
      <ShortlistCompare hotels={hotels.data.filter(({ id }) => compare.includes(id))} />
    </>
  );
}

interface CompareLinkProps {
  hotel: HotelSummary;
  ids: readonly string[];
  compare: readonly string[];
}

/** The compared hotels are part of the address, so this needs no JavaScript. */
function CompareLink({ hotel, ids, compare }: CompareLinkProps) {
  const isCompared = compare.includes(hotel.id);
  if (!isCompared && compare.length >= COMPARE_MAX)
    return (
      <Text size="small" tone="quiet" className={styles.full}>
        Only four fit side by side. Leave one out of the table first.
      </Text>
    );
  const others = compare.filter((id) => id !== hotel.id);
  return (
    <a className={styles.toggle} href={`${shortlistAddress(ids, isCompared ? others : [...others, hotel.id])}#compare`}>
      <span>{isCompared ? 'Leave out of the table' : 'Compare'}</span>
      <span className="visually-hidden">{`: ${hotel.name}`}</span>
    </a>
  );
}

function NoneFound() {
  return (
    <StateMessage
      kind="empty"
      vignette="lost-path"
      headingLevel={1}
      title="We know none of these hotels."
      actions={<LinkButton href={address('/our-hotels')}>Look at the hotels</LinkButton>}
    >
      The link names hotels that we do not have, or no longer have. Perhaps the link is incomplete: ask whoever sent it
      to share the list again.
    </StateMessage>
  );
}
