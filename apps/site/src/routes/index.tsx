import { createFileRoute } from '@tanstack/react-router';
import { getPrices } from '@myler/api-client/gateway';
import { brand } from '@myler/config/brand';
import { organization, webSite } from '../head/json-ld/house.ts';
import { outcomeOf } from '../data/outcome.ts';
import { pageHead } from '../head/page-head.ts';
import { heroAt } from '../pages/home/hero-at.ts';
import { homeHotels } from '../pages/home/home-hotels.ts';
import { HomePage } from '../pages/home/HomePage.tsx';

/** As many as a visitor is likely to see before scrolling on. */
const QUOTES = 8;

export const Route = createFileRoute('/')({
  loader: async ({ context: { read, hour } }) => {
    const [hero, prices, hotels, inspirations, testimonials, pressQuotes, articles, partners, feed] = await Promise.all(
      [
        outcomeOf(read('homeImages').then((images) => heroAt(images, hour()))),
        getPrices({ call: read }),
        outcomeOf(homeHotels(read)),
        outcomeOf(read('inspirations', { query: { page: 1, limit: 12 } })),
        outcomeOf(read('homeTestimonials', { query: { page: 1, limit: QUOTES } })),
        outcomeOf(read('homePressQuotes', { query: { page: 1, limit: QUOTES } }).then(withDatesInWords)),
        outcomeOf(read('articles', { query: { page: 1, limit: 3 } }).then(withDatesInWords)),
        outcomeOf(read('homePartners')),
        outcomeOf(read('instagramFeed', { query: { page: 1, limit: 12 } })),
      ],
    );
    return { hero, prices, hotels, inspirations, testimonials, pressQuotes, articles, partners, feed };
  },
  head: ({ match }) =>
    pageHead({
      page: '/',
      description: brand.description,
      origin: match.context.origin,
      things: import.meta.env.SSR && ((origin) => [organization(origin), webSite(origin)]),
    }),
  component: () => <HomePage {...Route.useLoaderData()} />,
});

/**
 * Formats dates where the data is read, which is on the server at first, so that home does not need the code for dates.
 */
async function withDatesInWords<Item extends { publishedOn: string }>({ items }: { items: Item[] }) {
  const { formatDate } = await import('@myler/config/dates');
  return { items: items.map((item) => ({ ...item, published: formatDate(item.publishedOn) })) };
}
