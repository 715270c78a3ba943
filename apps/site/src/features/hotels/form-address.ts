import { hotelsAddress, readHotelSelection } from '@myler/domain/filters';

/** The address of the hotels that a form asks for, from their first page. */
export const formAddress = (chosen: URLSearchParams): string =>
  hotelsAddress({ ...readHotelSelection(chosen), page: 1 });
