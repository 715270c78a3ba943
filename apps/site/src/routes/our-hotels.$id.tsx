import { createFileRoute } from '@tanstack/react-router';
import { address } from '@myler/config/address';
import { hotelThing } from '../head/json-ld/hotel.ts';
import { orNotFound } from '../data/or-not-found.ts';
import { outcomeOf } from '../data/outcome.ts';
import { pageHead } from '../head/page-head.ts';
import { HotelPage } from '../pages/hotel/HotelPage.tsx';

export const Route = createFileRoute('/our-hotels/$id')({
  loader: async ({ params: { id }, context: { read } }) => {
    const [hotel, articles, { readSimilarHotels }] = await Promise.all([
      orNotFound(read('hotel', { params: { id } })),
      outcomeOf(read('articles', { query: { hotel: id, page: 1, limit: 3 } }).then(({ items }) => items)),
      // Every navigation fetches the code of all loaders; only this page compares hotels.
      import('../pages/hotel/read-similar-hotels.ts'),
    ]);
    return { hotel, articles, others: await outcomeOf(readSimilarHotels(hotel, read)) };
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead({
          page: '/our-hotels/$id',
          title: `${loaderData.hotel.name}, ${loaderData.hotel.place}`,
          description: loaderData.hotel.line,
          path: address('/our-hotels/$id', { params: { id: loaderData.hotel.id } }),
          origin: match.context.origin,
          // On the server only: a browser need not fetch this code.
          things: import.meta.env.SSR && ((origin) => [hotelThing(loaderData.hotel, origin)]),
        })
      : {},
  component: () => <HotelPage {...Route.useLoaderData()} />,
});
