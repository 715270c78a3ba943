import { hotelCountInWords } from '@myler/config/hotel-count';
import type { Picture as PictureData } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { brand } from '@myler/config/brand';
import { LinkButton } from '@myler/ui/button';
import { Picture } from '@myler/ui/picture';
import { JoinLink } from '../../features/memberships/JoinLink.tsx';
import { PageSearch } from '../../features/search/search.island.tsx';
import { Island } from '@myler/islands/island';
import { Box, ScreenOnly } from '@myler/ui/layout';
import styles from './home.Hero.module.css';

/** The picture, the headline, the search and two links. The copy stays on the dark half of the picture. */
export function HomeHero({ picture }: { picture?: PictureData }) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      {picture && (
        <ScreenOnly className={styles.picture}>
          <Picture
            picture={picture}
            fit="cover"
            sizes="(max-aspect-ratio: 1/1) 200vw, 100vw"
            loading="eager"
            fetchPriority="high"
          />
        </ScreenOnly>
      )}
      <Box wrap>
        <p className={styles.label}>{brand.strapline}</p>
        <h1 id="hero-title">
          The world, arranged <br className={styles.break} />
          around your family.
        </h1>
        <p
          className={styles.lead}
        >{`One adviser who knows ${hotelCountInWords} hotels room by room, and your children by name.`}</p>
        <Island of="search" hydrateOn="intent" component={PageSearch} className={styles.search} />
        <p className={styles.links}>
          <JoinLink variant="quiet">Choose a membership</JoinLink>
          <LinkButton variant="quiet" href={address('/', { hash: 'what-we-do' })}>
            What a Myler does
          </LinkButton>
        </p>
      </Box>
    </section>
  );
}
