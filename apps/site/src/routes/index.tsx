import { createFileRoute } from '@tanstack/react-router';
import { brand } from '@myler/config/brand';
import { organization, webSite } from '../data/json-ld/house.ts';
import { outcomeOf } from '../data/outcome.ts';
import { pageHead } from '../data/page-head.ts';
import { HomePage } from '../pages/home/HomePage.tsx';

export const Route = createFileRoute('/')({
  loader: async ({ context: { read } }) => {
    const [images, prices, hotels, inspirations, testimonials, pressQuotes, articles, partners, feed] =
      await Promise.all([
        outcomeOf(read('homeImages')),
        outcomeOf(read('prices')),
        outcomeOf(read('hotHotels')),
        outcomeOf(read('inspirations', { query: { page: 1, limit: 12 } })),
        outcomeOf(read('homeTestimonials')),
        outcomeOf(read('homePressQuotes').then(withDatesInWords)),
        outcomeOf(read('articles', { query: { page: 1, limit: 3 } }).then(withDatesInWords)),
        outcomeOf(read('homePartners')),
        outcomeOf(read('instagramFeed', { query: { page: 1, limit: 12 } })),
      ]);
    return { images, prices, hotels, inspirations, testimonials, pressQuotes, articles, partners, feed };
  },
  head: ({ match }) =>
    pageHead({
      title: brand.strapline,
      description: brand.description,
      path: '/',
      origin: match.context.origin,
      things: import.meta.env.SSR && ((origin) => [organization(origin), webSite(origin)]),
    }),
  component: () => <HomePage {...Route.useLoaderData()} />,
});

/** Dates are put into words where the data is read: on the server at first, so that home carries no calendar. */
async function withDatesInWords<Item extends { publishedOn: string }>({ items }: { items: Item[] }) {
  const { formatDate } = await import('@myler/config/dates');
  return { items: items.slice(0, 3).map((item) => ({ ...item, published: formatDate(item.publishedOn) })) };
}
