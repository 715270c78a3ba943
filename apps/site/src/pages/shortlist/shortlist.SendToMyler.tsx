import { joinWithAnd } from '@myler/domain/words';
import type { HotelSummary } from '@myler/api-client/contract';
import { SiteEnquiry } from '../../features/enquiry/enquiry.island.tsx';

/** The enquiry form whose message names the hotels of the list. The visitor reads it over, and writes the rest. */
export function SendToMyler({ hotels }: { hotels: readonly HotelSummary[] }) {
  const names = joinWithAnd(hotels.map(({ name }) => name));
  return <SiteEnquiry source="discover-myler" startMessage={`On our shortlist: ${names}.\n\n`} />;
}
