import { useAtomValue, useStore } from 'jotai';
import { lazy, Suspense, useMemo } from 'react';
import { address } from '@myler/config/address';
import { createMemberClient } from '@myler/api-client/account';
import { createGatewayClient } from '@myler/api-client/gateway';
import { createSameOriginClient } from '@myler/api-client/same-origin';
import type { CurrencyCode } from '@myler/config/currencies';
import { joinUsClient, joinUsMember, joinUsProvider, JoinUsWizard } from '@myler/forms/join-us';
import { presentedDialogAtom } from '@myler/state/dialogs';
import { signedInAtom } from '@myler/state/user';
import { accessToken } from '../visitor/access-token.ts';
import { analyticsOf } from '../analytics/analytics.ts';
import { cardPictures } from '../features/memberships/card-pictures.ts';
import { chooseCurrency } from '../visitor/choose-currency.ts';
import { memberDataAtom } from '../visitor/member-data.ts';
import { visitorCountry } from '../visitor/visitor-country.ts';
import { closeForLink } from './use-dialog-history.ts';
import { storeSession } from '../visitor/store-session.ts';

const MemberAlready = lazy(() => import('./MemberAlready.tsx'));

/**
 * The wizard with the site's client and analytics. It renders nothing until one of its dialogs is presented. For an active
 * or a resting member it does not open.
 */
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
  if (useIsMemberAlready()) {
    return (
      <Suspense>
        <MemberAlready />
      </Suspense>
    );
  }
  return <JoinUsWizard {...given} country={visitorCountry()} />;
}

/** At the first step, until it is known that the membership has ended. Later, the provider decides. */
function useIsMemberAlready(): boolean {
  const isFirstStep = useAtomValue(presentedDialogAtom)?.type === 'join-us-1';
  const isSignedIn = useAtomValue(signedInAtom);
  const { membership } = useAtomValue(memberDataAtom);
  return isFirstStep && isSignedIn && membership?.status !== 'ended';
}
