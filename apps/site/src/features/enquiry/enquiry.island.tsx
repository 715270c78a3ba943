import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { createSameOriginClient } from '@myler/api-client/same-origin';
import type { EnquirySource } from '@myler/config/service';
import { EnquiryForm } from '@myler/forms/enquiry';
import { presentedDialogAtom } from '@myler/state/dialogs';
import { analyticsOf } from '../../analytics/analytics.ts';
import { visitorCountry } from '../../visitor/visitor-country.ts';
import { enquiryMailbox } from './enquiry-mailbox.ts';

const client = createSameOriginClient();

const HASH = '#enquire';

/** The enquiry form, given what it needs to be sent. `#enquire` in the address puts the visitor into its first field. */
export function SiteEnquiry({ source }: { source: EnquirySource }) {
  const store = useStore();
  const place = useRef<HTMLDivElement>(null);
  useFocusFromAddress(place);
  return (
    <div ref={place}>
      <EnquiryForm
        source={source}
        mailbox={enquiryMailbox[source]}
        country={visitorCountry()}
        send={(lead) => client.call('lead', { body: lead })}
        onSent={() => analyticsOf(store).track('Enquiry Sent', { source })}
      />
    </div>
  );
}

/** Once for each time the address asks for it, and not under a dialog, which would have the focus back at once. */
function useFocusFromAddress(place: { current: HTMLElement | null }): void {
  const isDialogOpen = useAtomValue(presentedDialogAtom) !== null;
  const [asked, setAsked] = useState(0);
  const answered = useRef(-1);

  useEffect(() => {
    const ask = () => location.hash === HASH && setAsked((before) => before + 1);
    // A link to where one already is changes no address, and is meant all the same.
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
    if (isDialogOpen || answered.current === asked || (asked === 0 && location.hash !== HASH)) return;
    answered.current = asked;
    // After the browser has gone to the anchor, and after a dialog that closed has given back the focus it had taken.
    setTimeout(() => {
      // Whoever has begun by themselves is left where they are.
      if (place.current?.contains(document.activeElement)) return;
      place.current?.querySelector<HTMLElement>('input')?.focus();
    });
  }, [asked, isDialogOpen, place]);
}
