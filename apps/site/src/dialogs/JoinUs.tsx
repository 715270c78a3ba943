import { atom, useAtomValue, useStore } from 'jotai';
import { lazy, Suspense, useMemo } from 'react';
import { address } from '@myler/config/address';
import { createMemberClient } from '@myler/api-client/account';
import { createGatewayClient } from '@myler/api-client/gateway';
import type { MembershipId } from '@myler/config/membership-ids';
import type { CurrencyCode } from '@myler/config/currencies';
import { joinFormEditedAtom, joinUsClient, joinUsMember, joinUsProvider, JoinUsWizard } from '@myler/forms/join-us';
import { presentedDialogAtom } from '@myler/state/dialogs';
import { signedInAtom } from '@myler/state/user';
import { accessToken } from '../visitor/access-token.ts';
import { analyticsOf } from '../analytics/analytics.ts';
import { cardPictures } from '../features/memberships/card-pictures.ts';
import { chooseCurrency } from '../visitor/choose-currency.ts';
import { memberDataAtom } from '@myler/state/user';
import { visitorCountry } from '../visitor/visitor-country.ts';
import { closeForLink } from './use-dialog-history.ts';
import { sessionClient } from '../visitor/session-lock.ts';
import { storeSession } from '../visitor/take-session.ts';

// Needed only after a reload.
const SignInWays = lazy(async () => ({ default: (await import('./SignInWays.tsx')).SignInWays }));
const MemberAlready = lazy(() => import('./MemberAlready.tsx'));

/**
 * The wizard with the site's client and analytics. It renders nothing until one of its dialogs is presented. For an active
 * or a resting member it does not open.
 */
export function JoinUs() {
  const store = useStore();
  const given = useMemo(
    () => ({
      client: joinUsClient(sessionClient),
      provider: joinUsProvider(createGatewayClient({ token: accessToken })),
      member: joinUsMember(createMemberClient({ token: accessToken })),
      analytics: analyticsOf(store),
      isMember: () => store.get(memberAlreadyAtom),
      onWelcome: storeSession(store),
      onCurrencyChange: (code: CurrencyCode) => chooseCurrency(store, code),
      links: {
        account: address('/account'),
        shortlist: address('/shortlist'),
        enquiry: (membershipId: MembershipId) =>
          address('/membership', { search: { category: 'corporate', tier: membershipId }, hash: 'enquire' }),
        onFollow: () => closeForLink(store),
      },
      signIn: (
        <Suspense>
          <SignInWays />
        </Suspense>
      ),
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

/** Whether somebody is signed in, until it is known that their membership has ended. */
const memberAlreadyAtom = atom((get) => get(signedInAtom) && get(memberDataAtom).membership?.status !== 'ended');

/** At the first step, and at a later one that a reload has opened again. A wizard with input stays: the provider decides. */
function useIsMemberAlready(): boolean {
  const type = useAtomValue(presentedDialogAtom)?.type;
  const isEdited = useAtomValue(joinFormEditedAtom);
  const isAlready = useAtomValue(memberAlreadyAtom);
  return isAlready && (type === 'join-us-1' || (type === 'join-us-2' && !isEdited));
}
