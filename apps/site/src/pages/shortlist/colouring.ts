import type { HotelSummary } from '@myler/api-client/contract';

/** The address of a hotel's picture in outlines, as the provider draws it. */
export const colouringOf = ({ id }: Pick<HotelSummary, 'id'>): string => `/media/colouring/${id}.svg`;
