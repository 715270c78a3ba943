import { address } from '@myler/config/address';
import { minWidth } from '@myler/config/breakpoints';
import type { HotelPoint, Inspiration } from '@myler/api-client/contract';
import { Link } from '@myler/ui/link';
import { Picture } from '@myler/ui/picture';
import { asLabel } from '../../data/as-label.ts';
import { HotelHeart } from '../../features/shortlist/HotelHeart.tsx';
import styles from './inspirations.Story.module.css';

interface InspirationStoryProps {
  inspiration: Inspiration;
  /** The hotels that the inspiration names, in its order. */
  hotels: readonly HotelPoint[];
}

/** One inspiration: its picture, text and hotels. Every second one has its picture on the other side. */
export function InspirationStory({ inspiration, hotels }: InspirationStoryProps) {
  const { id, title, line, story, picture } = inspiration;
  return (
    <article id={id} className={styles.story} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className={styles.picture}>
        {/* Wider than its place in the upright layout, which crops its sides. */}
        <Picture picture={picture} fit="cover" sizes={`${minWidth('md')} 85vw, 100vw`} />
      </div>
      <div className={styles.words}>
        <h3 id={`${id}-title`} className={styles.title}>
          {title}
        </h3>
        <p className={styles.line}>{line}</p>
        {story.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
        {hotels.length > 0 && (
          <ul className={styles.hotels} aria-label={`Hotels for “${asLabel(title)}”`}>
            {hotels.map((hotel) => (
              <li key={hotel.id}>
                <span>
                  <a href={address('/our-hotels/$id', { params: { id: hotel.id } })}>{hotel.name}</a>
                  <span className={styles.place}>{hotel.place}</span>
                </span>
                <HotelHeart hotel={hotel} />
              </li>
            ))}
          </ul>
        )}
        <Link variant="standalone" href={address('/our-hotels', { search: { inspiration: id } })}>
          See them side by side<span className="visually-hidden">: {asLabel(title)}</span>
        </Link>
      </div>
    </article>
  );
}
