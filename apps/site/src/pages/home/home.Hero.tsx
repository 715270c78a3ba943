import { hotelCountInWords } from '@myler/config/hotel-count';
import type { Picture as PictureData } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { brand } from '@myler/config/brand';
import { LinkButton } from '@myler/ui/button';
import { Picture } from '@myler/ui/picture';
import { JoinLink } from '../../features/memberships/JoinLink.tsx';
import styles from './home.Hero.module.css';

/** The picture, the headline and two links. The copy stays on the dark half of the picture. */
export function HomeHero({ picture }: { picture?: PictureData }) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      {picture && (
        <div className={styles.picture}>
          <Picture
            picture={picture}
            fit="cover"
            sizes="(max-aspect-ratio: 1/1) 200vw, 100vw"
            loading="eager"
            fetchPriority="high"
          />
        </div>
      )}
      <div className={styles.copy}>
        <p className={styles.label}>{brand.strapline}</p>
        <h1 id="hero-title">
          The world, arranged <br className={styles.break} />
          around your family.
        </h1>
        <p className={styles.lead}>
          One adviser who knows {hotelCountInWords} hotels room by room, and your children by name.
        </p>
        <p className={styles.actions}>
          <JoinLink variant="gold">Choose a membership</JoinLink>
          <LinkButton variant="outline" href={address('/', { hash: 'what-we-do' })}>
            What a Myler does
          </LinkButton>
        </p>
      </div>
    </section>
  );
}
