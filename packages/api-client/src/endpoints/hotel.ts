import * as c from '../contract/index.ts';
import { providerRoutes } from './routes.ts';
import { MINUTE, type EndpointTable } from './endpoint.ts';

export const hotelEndpoints = {
  hotels: {
    ...providerRoutes.hotels,
    summary: 'All hotels',
    access: 'public',
    query: c.hotelQuery,
    response: c.hotelList,
    cacheSeconds: MINUTE,
  },
  hotHotels: {
    ...providerRoutes.hotHotels,
    summary: 'Popular hotels of the season',
    access: 'public',
    query: c.pageQuery,
    response: c.listOf(c.hotelSummary),
    cacheSeconds: MINUTE,
  },
  searchHotels: {
    ...providerRoutes.searchHotels,
    summary: 'Search places, hotels, inspirations, articles and pages',
    access: 'public',
    query: c.hotelSearchQuery,
    response: c.searchResponse,
    cacheSeconds: MINUTE,
  },
  hotel: { ...providerRoutes.hotel, summary: 'One hotel', access: 'public', response: c.hotel, cacheSeconds: MINUTE },
  inspirations: {
    ...providerRoutes.inspirations,
    summary: 'Inspirations: ways to choose a hotel',
    access: 'public',
    query: c.pageQuery,
    response: c.listOf(c.inspiration),
    cacheSeconds: MINUTE,
  },
} as const satisfies EndpointTable;
