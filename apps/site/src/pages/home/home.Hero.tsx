import { hotelCountInWords } from '@myler/config/hotel-count';
import type { Picture } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { brand } from '@myler/config/brand';
import { Island } from '@myler/islands/island';
import { LinkButton } from '@myler/ui/button';
import { Hero } from '@myler/ui/sections/hero';
import { JoinLink } from '../../features/memberships/JoinLink.tsx';
import { PageSearch } from '../../features/search/search.island.tsx';

/** The picture, the headline, the search and two links. */
export function HomeHero({ picture }: { picture: Picture | undefined }) {
  return (
    <Hero
      label={brand.strapline}
      title={['The world, arranged', 'around your family.']}
      lead={`One adviser who knows ${hotelCountInWords} hotels room by room, and your children by name.`}
      picture={picture}
      links={
        <>
          <JoinLink variant="quiet">Choose a membership</JoinLink>
          <LinkButton variant="quiet" href={address('/', { hash: 'what-we-do' })}>
            What a Myler does
          </LinkButton>
        </>
      }
    >
      <Island of="search" hydrateOn="intent" component={PageSearch} />
    </Hero>
  );
}
