import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { createSameOriginClient } from '@myler/api-client/same-origin';
import type { EnquirySource } from '@myler/config/service';
import { EnquiryForm, type AskedHotel } from '@myler/forms/enquiry';
import { presentedDialogAtom } from '@myler/state/dialogs';
import { analyticsOf } from '../../analytics/analytics.ts';
import { visitorCountry } from '../../visitor/visitor-country.ts';
import { enquiryMailbox } from '@myler/domain/enquiry';
import { useJourney } from './use-journey.ts';

const client = createSameOriginClient();

const HASH = '#enquire';

export interface SiteEnquiryProps {
  source: EnquirySource;
  /** A hotel that the enquiry is about. */
  about?: AskedHotel;
  /** What stands in the message at first. */
  startMessage?: string;
}

/** The enquiry form with the site's client and analytics. `#enquire` in the address focuses its first field. */
export function SiteEnquiry({ source, about, startMessage = '' }: SiteEnquiryProps) {
  const store = useStore();
  const { carried } = useJourney();
  const place = useRef<HTMLDivElement>(null);
  useFocusFromAddress(place);
  return (
    <div ref={place}>
      <EnquiryForm
        source={source}
        {...(about ? { about, carried } : {})}
        mailbox={enquiryMailbox[source]}
        startMessage={startMessage}
        country={visitorCountry()}
        send={(lead) => client.call('lead', { body: lead })}
        onSent={() => analyticsOf(store).track('Enquiry Sent', { source })}
      />
    </div>
  );
}

/**
 * Focuses the first field once each time the address asks for it, and only while no dialog is open: a dialog would take
 * the focus back.
 */
function useFocusFromAddress(place: { current: HTMLElement | null }): void {
  const isDialogOpen = useAtomValue(presentedDialogAtom) !== null;
  const [isRequested, setAsked] = useState(0);
  const isAnswered = useRef(-1);

  useEffect(() => {
    const ask = () => location.hash === HASH && setAsked((before) => before + 1);
    // A link to the current address fires no `hashchange`.
    const press = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.hash === HASH && link.pathname === location.pathname) setAsked((before) => before + 1);
    };
    addEventListener('hashchange', ask);
    document.addEventListener('click', press);
    return () => {
      removeEventListener('hashchange', ask);
      document.removeEventListener('click', press);
    };
  }, []);

  useEffect(() => {
    if (isDialogOpen || isAnswered.current === isRequested || (isRequested === 0 && location.hash !== HASH)) return;
    isAnswered.current = isRequested;
    // After the browser has scrolled to the anchor, and after a closing dialog has returned the focus.
    setTimeout(() => {
      // The visitor is already in the form: leave the focus.
      if (place.current?.contains(document.activeElement)) return;
      place.current?.querySelector<HTMLElement>('input')?.focus();
    });
  }, [isRequested, isDialogOpen, place]);
}
