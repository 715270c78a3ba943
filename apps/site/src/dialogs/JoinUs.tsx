import { useStore } from 'jotai';
import { useMemo } from 'react';
import { address } from '@myler/config/address';
import { createMemberClient } from '@myler/api-client/account';
import { createGatewayClient } from '@myler/api-client/gateway';
import { createSameOriginClient } from '@myler/api-client/same-origin';
import type { CurrencyCode } from '@myler/config/currencies';
import { joinUsClient, joinUsMember, joinUsProvider, JoinUsWizard } from '@myler/forms/join-us';
import { accessToken } from '../visitor/access-token.ts';
import { analyticsOf } from '../analytics/analytics.ts';
import { cardPictures } from '../features/memberships/card-pictures.ts';
import { chooseCurrency } from '../visitor/choose-currency.ts';
import { visitorCountry } from '../visitor/visitor-country.ts';
import { closeForLink } from './use-dialog-history.ts';
import { storeSession } from '../visitor/store-session.ts';

/** The wizard with the site's client and analytics. It renders nothing until one of its dialogs is presented. */
export function JoinUs() {
  const store = useStore();
  const given = useMemo(
    () => ({
      client: joinUsClient(createSameOriginClient()),
      provider: joinUsProvider(createGatewayClient({ token: accessToken })),
      member: joinUsMember(createMemberClient({ token: accessToken })),
      analytics: analyticsOf(store),
      onWelcome: storeSession(store),
      onCurrencyChange: (code: CurrencyCode) => chooseCurrency(store, code),
      links: {
        account: address('/account'),
        shortlist: address('/shortlist'),
        onFollow: () => closeForLink(store),
      },
      cardSource: (membershipId: keyof typeof cardPictures) => cardPictures[membershipId],
    }),
    [store],
  );
  return <JoinUsWizard {...given} country={visitorCountry()} />;
}
