import { createFileRoute } from '@tanstack/react-router';
import type { PressQuote } from '@myler/api-client/contract';
import { brand } from '@myler/config/brand';
import { outcomeOf } from '../data/outcome.ts';
import { pageHead } from '../data/page-head.ts';
import { HomePage } from '../pages/home/HomePage.tsx';

export const Route = createFileRoute('/')({
  loader: async ({ context: { read } }) => {
    const [images, prices, hotels, testimonials, pressQuotes] = await Promise.all([
      outcomeOf(read('homeImages')),
      outcomeOf(read('prices')),
      outcomeOf(read('hotHotels')),
      outcomeOf(read('homeTestimonials')),
      outcomeOf(read('homePressQuotes').then(withDatesInWords)),
    ]);
    return { images, prices, hotels, testimonials, pressQuotes };
  },
  head: ({ match }) =>
    pageHead({ title: brand.strapline, description: brand.description, path: '/', origin: match.context.origin }),
  component: () => <HomePage {...Route.useLoaderData()} />,
});

/** Dates are put into words where the data is read: on the server at first, so that home carries no calendar. */
async function withDatesInWords({ items }: { items: PressQuote[] }) {
  const { formatDate } = await import('@myler/config/dates');
  return { items: items.slice(0, 3).map((quote) => ({ ...quote, published: formatDate(quote.publishedOn) })) };
}
