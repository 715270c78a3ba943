import { address } from '@myler/config/address';
import type { Block, ForeignPhrase, HotelSummary } from '@myler/api-client/contract';
import { articleHeadings } from '@myler/domain/journal';
import { Link } from '@myler/ui/link';
import { ArticleBody as Body, ArticleFact, ArticlePicture, MarginCard, PullQuote } from '@myler/ui/sections/article';
import { Text } from '@myler/ui/text';
import { withLanguages } from '../../features/text/with-languages.tsx';

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
    <Body>
      {body.map((block, index) => {
        const key = `${block.type}-${index}`;
        switch (block.type) {
          case 'paragraph':
            return <p key={key}>{withLanguages(block.text, foreignPhrases)}</p>;
          case 'heading':
            return (
              <h2 key={key} id={anchors.get(index)}>
                {block.text}
              </h2>
            );
          case 'pull-quote':
            return <PullQuote key={key}>{block.text}</PullQuote>;
          case 'list':
            return (
              <ul key={key}>
                {block.items.map((item) => (
                  <li key={item}>{withLanguages(item, foreignPhrases)}</li>
                ))}
              </ul>
            );
          case 'picture':
            return <ArticlePicture key={key} picture={block.picture} caption={block.caption} />;
          case 'hotel':
            return <MentionedHotel key={key} id={block.hotelId} hotel={byId.get(block.hotelId)} />;
          default:
            return <ArticleFact key={key}>{block.text}</ArticleFact>;
        }
      })}
    </Body>
  );
}

/** A hotel where the text mentions it. When only its id is known, this is a link. */
function MentionedHotel({ id, hotel }: { id: string; hotel: HotelSummary | undefined }) {
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
  const { name, place, line, picture } = hotel;
  return (
    <MarginCard label="The house" name={`The hotel: ${name}`} title={name} href={href} picture={picture}>
      <p>{place}</p>
      <Text before={2}>{line}</Text>
    </MarginCard>
  );
}
