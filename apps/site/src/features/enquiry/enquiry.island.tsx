import { useStore } from 'jotai';
import { createSameOriginClient } from '@myler/api-client/same-origin';
import type { MembershipId } from '@myler/config/membership-ids';
import type { EnquirySource } from '@myler/config/service';
import { EnquiryForm, type AskedHotel } from '@myler/forms/enquiry';
import { analyticsOf } from '../../analytics/analytics.ts';
import { visitorCountry } from '../../visitor/visitor-country.ts';
import { enquiryMailbox } from '@myler/domain/enquiry';
import { useJourney } from './use-journey.ts';

const client = createSameOriginClient();

export interface SiteEnquiryProps {
  source: EnquirySource;
  /** A hotel that the enquiry is about. */
  about?: AskedHotel;
  /** The membership that it is about at first. */
  membershipId?: MembershipId;
  /** What stands in the message at first. */
  startMessage?: string;
}

/** The enquiry form with the site's client and analytics. `#enquire` in the address focuses its first field. */
export function SiteEnquiry({ source, about, membershipId, startMessage = '' }: SiteEnquiryProps) {
  const store = useStore();
  const { carried } = useJourney();
  return (
    <EnquiryForm
      source={source}
      {...(about ? { about, carried } : {})}
      membershipId={membershipId}
      focusOn="#enquire"
      mailbox={enquiryMailbox[source]}
      startMessage={startMessage}
      country={visitorCountry()}
      send={(lead) => client.call('lead', { body: lead })}
      onSent={() => analyticsOf(store).track('Enquiry Sent', { source })}
    />
  );
}
