import { QUOTE_DWELL_MS } from '@myler/config/brand';
import { Quotes, type QuotesProps } from '@myler/ui/sections/quotes';

/** Quotes from members or the press that move by themselves (docs/product-decisions.md, The brand). */
export function QuoteCarousel(props: Omit<QuotesProps, 'dwell'>) {
  return <Quotes {...props} dwell={QUOTE_DWELL_MS} />;
}
