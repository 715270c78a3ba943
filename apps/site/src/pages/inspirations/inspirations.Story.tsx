import type { HotelSummary, Inspiration } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { withoutFullStop } from '@myler/domain/words';
import { FavouriteButton } from '../../features/shortlist/FavouriteButton.tsx';
import { Link } from '@myler/ui/link';
import { PictureStory } from '@myler/ui/sections/picture-story';

interface InspirationStoryProps {
  inspiration: Inspiration;
  /** The hotels that the inspiration names, in its order. */
  hotels: readonly HotelSummary[];
}

/** One inspiration: its picture, text and hotels. */
export function InspirationStory({ inspiration: { story, ...inspiration }, hotels }: InspirationStoryProps) {
  const { id, title } = inspiration;
  const name = withoutFullStop(title);
  return (
    <PictureStory
      {...inspiration}
      name={name}
      paragraphs={story}
      placesLabel={`Hotels for “${name}”`}
      places={hotels.map((hotel) => ({
        ...hotel,
        href: address('/our-hotels/$id', { params: { id: hotel.id } }),
        action: <FavouriteButton hotel={hotel} />,
      }))}
      link={
        <Link variant="standalone" href={address('/our-hotels', { search: { inspiration: id } })}>
          See them side by side<span className="visually-hidden">{`: ${name}`}</span>
        </Link>
      }
    />
  );
}
