import { minWidth } from '@myler/config/breakpoints';
import type { Block, ForeignPhrase, HotelSummary } from '@myler/api-client/contract';
import { Picture } from '@myler/ui/picture';
import { withLanguages } from '../../features/text/with-languages.tsx';
import { ArticleHotel } from './article.Hotel.tsx';
import { articleHeadings } from '@myler/domain/journal';
import { Text } from '@myler/ui/text';
import styles from './article.Body.module.css';

interface ArticleBodyProps {
  body: readonly Block[];
  foreignPhrases: readonly ForeignPhrase[] | undefined;
  /** The mentioned hotels whose data arrived; the others become plain links. */
  hotels: readonly HotelSummary[];
}

/** The text, block by block. */
export function ArticleBody({ body, foreignPhrases, hotels }: ArticleBodyProps) {
  const anchors = new Map(articleHeadings(body).map(({ place, id }) => [place, id]));
  const byId = new Map(hotels.map((hotel) => [hotel.id, hotel]));
  return (
    <div className={styles.body}>
      {body.map((block, index) => {
        const key = `${block.type}-${index}`;
        switch (block.type) {
          case 'paragraph':
            return (
              <p key={key} className={index === 0 ? styles.first : undefined}>
                {withLanguages(block.text, foreignPhrases)}
              </p>
            );
          case 'heading':
            return (
              <h2 key={key} id={anchors.get(index)}>
                {block.text}
              </h2>
            );
          case 'pull-quote':
            // Hidden from screen readers, because the text contains the same sentence.
            return (
              <p key={key} className={styles.pullQuote} aria-hidden="true">
                {block.text}
              </p>
            );
          case 'list':
            return (
              <ul key={key}>
                {block.items.map((item) => (
                  <li key={item}>{withLanguages(item, foreignPhrases)}</li>
                ))}
              </ul>
            );
          case 'picture':
            return (
              <figure key={key} className={styles.figure}>
                <Picture picture={block.picture} sizes={`${minWidth('xl')} 50rem, ${minWidth('md')} 46rem, 100vw`} />
                {block.caption && (
                  <Text as="figcaption" size="caption" tone="quiet">
                    {block.caption}
                  </Text>
                )}
              </figure>
            );
          case 'hotel':
            return <ArticleHotel key={key} id={block.hotelId} hotel={byId.get(block.hotelId)} />;
          default:
            return (
              <p key={key} className={styles.fact}>
                {block.text}
              </p>
            );
        }
      })}
    </div>
  );
}
