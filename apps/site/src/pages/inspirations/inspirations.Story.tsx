import { address } from '@myler/config/address';
import { minWidth } from '@myler/config/breakpoints';
import type { HotelSummary, Inspiration } from '@myler/api-client/contract';
import { Link } from '@myler/ui/link';
import { Picture, thumbnailSource } from '@myler/ui/picture';
import { withoutFullStop } from '@myler/domain/words';
import { Heading } from '@myler/ui/heading';
import { Split } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { HotelHeart } from '../../features/shortlist/HotelHeart.tsx';
import styles from './inspirations.Story.module.css';

interface InspirationStoryProps {
  inspiration: Inspiration;
  /** The hotels that the inspiration names, in its order. */
  hotels: readonly HotelSummary[];
}

/** One inspiration: its picture, text and hotels. Every second one has its picture on the other side. */
export function InspirationStory({ inspiration, hotels }: InspirationStoryProps) {
  const { id, title, line, story, picture } = inspiration;
  const [first, ...others] = story;
  return (
    <Split
      id={id}
      as="article"
      ratio="1/1"
      rows={6}
      across={9}
      align="start"
      before={10}
      className={styles.story}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <div className={styles.picture}>
        {/* Wider than its place in the upright layout, which crops its sides. */}
        <Picture picture={picture} fit="cover" sizes={`${minWidth('md')} 85vw, 100vw`} />
      </div>
      <div className={styles.words}>
        <Heading id={`${id}-title`} level={3} size="title-2">
          {title}
        </Heading>
        <Text size="lead" tone="quiet" className={styles.line}>
          {line}
        </Text>
        <p className={styles.paragraph}>{first}</p>
        {others.length > 0 && (
          // Folded on a telephone, where twelve stories would be thirty screens. Elsewhere the style sheet opens it.
          <details className={styles.rest}>
            <summary>
              The whole story<span className="visually-hidden">{`: ${withoutFullStop(title)}`}</span>
            </summary>
            {others.map((paragraph) => (
              <p key={paragraph} className={styles.paragraph}>
                {paragraph}
              </p>
            ))}
          </details>
        )}
        {hotels.length > 0 && (
          <ul className={styles.hotels} aria-label={`Hotels for “${withoutFullStop(title)}”`}>
            {/* A hundred of them are on the page, so they have no choice of formats and sizes. */}
            {hotels.map((hotel) => (
              <li key={hotel.id}>
                <img
                  className={styles.thumbnail}
                  src={thumbnailSource(hotel.picture)}
                  alt=""
                  width={120}
                  height={160}
                  loading="lazy"
                  decoding="async"
                />
                <a href={address('/our-hotels/$id', { params: { id: hotel.id } })}>{hotel.name}</a>
                <Text as="span" size="caption" tone="quiet" className={styles.place}>
                  {hotel.place}
                </Text>
                <HotelHeart hotel={hotel} />
              </li>
            ))}
          </ul>
        )}
        <Link variant="standalone" href={address('/our-hotels', { search: { inspiration: id } })}>
          See them side by side<span className="visually-hidden">{`: ${withoutFullStop(title)}`}</span>
        </Link>
      </div>
    </Split>
  );
}
