import { QUOTE_DWELL_MS } from '@myler/config/brand';
import { Carousel } from '@myler/ui/carousel';
import { Quote } from '@myler/ui/quote';

export interface SignedQuote {
  words: string;
  source: string;
}

export function Testimonials({ quotes }: { quotes: readonly SignedQuote[] }) {
  return (
    <Carousel label="What members say" dwell={QUOTE_DWELL_MS}>
      {quotes.map(({ words, source }) => (
        <Quote key={words} source={source}>
          {words}
        </Quote>
      ))}
    </Carousel>
  );
}
