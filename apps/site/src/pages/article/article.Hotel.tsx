import { address } from '@myler/config/address';
import { minWidth } from '@myler/config/breakpoints';
import type { HotelSummary } from '@myler/api-client/contract';
import { ArchPicture } from '@myler/ui/arch-picture';
import { Card, CardLabel, CardLink } from '@myler/ui/card';
import { Link } from '@myler/ui/link';
import { Text } from '@myler/ui/text';
import styles from './article.Hotel.module.css';

/**
 * A hotel where the text mentions it: in the margin on wide windows, between paragraphs on narrow ones. When only its
 * id is known, this is a link.
 */
export function ArticleHotel({ id, hotel }: { id: string; hotel: HotelSummary | undefined }) {
  const href = address('/our-hotels/$id', { params: { id } });
  if (!hotel) {
    return (
      <p>
        <Link variant="standalone" href={href}>
          See the hotel
        </Link>
      </p>
    );
  }
  return (
    <Card as="aside" className={styles.hotel} aria-label={`The hotel: ${hotel.name}`}>
      <div>
        <ArchPicture picture={{ ...hotel.picture, alt: '' }} sizes={`${minWidth('md')} 15rem, 8rem`} />
      </div>
      <div className={styles.words}>
        <CardLabel className={styles.label}>The house</CardLabel>
        <p className={styles.name}>
          <CardLink href={href}>{hotel.name}</CardLink>
        </p>
        <p>{hotel.place}</p>
        <Text before={2}>{hotel.line}</Text>
      </div>
    </Card>
  );
}
