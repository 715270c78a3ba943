import { QUOTE_DWELL_MS } from '@myler/config/brand';
import { Carousel } from '@myler/ui/carousel';
import { Quote } from '@myler/ui/quote';
import styles from './quotes.island.module.css';

export interface SignedQuote {
  words: string;
  /** The member or newspaper that said it. */
  source: string;
  /** The date of publication, in ISO format and as text. */
  date?: { day: string; words: string };
}

/** A carousel of quotes from members or the press that moves by itself (docs/product-decisions.md, The brand). */
export function QuoteCarousel({ label, quotes }: { label: string; quotes: readonly SignedQuote[] }) {
  return (
    <Carousel label={label} dwell={QUOTE_DWELL_MS}>
      {quotes.map((quote) => (
        <Quote key={quote.words} source={<Source {...quote} />}>
          {quote.words}
        </Quote>
      ))}
    </Carousel>
  );
}

function Source({ source, date }: SignedQuote) {
  if (!date) return <span>{source}</span>;
  return (
    <span>
      <cite className={styles.paper}>{source}</cite>, <time dateTime={date.day}>{date.words}</time>
    </span>
  );
}
