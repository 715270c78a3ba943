import { useState, type ReactNode } from 'react';
import { configure, expect, waitFor } from 'storybook/test';
import { Provider, useAtomValue, useSetAtom } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import { currencyCodes, type CurrencyCode } from '@myler/config/currencies';
import { listPrice, memberships, type MembershipId } from '@myler/config/memberships';
import { ApiError } from '@myler/api-client/errors';
import type { Coupon, Country, MembershipPrice, RegistrationReceipt } from '@myler/api-client/contract';
import { currencyAtom } from '@myler/state/currency';
import {
  openDialogAtom,
  presentedDialogAtom,
  requestCloseDialogAtom,
  type DialogPayload,
  type DialogType,
} from '@myler/state/dialogs';
import { Dialog } from '@myler/ui/dialog';
import type { JoinUsClient, JoinUsMember, JoinUsProvider } from './state/clients.ts';
import { JoinUsWizard } from './JoinUsWizard.tsx';
// The steps are lazy chunks. Stories import them, so that no picture is taken before they have loaded.
import './steps/payment/Payment.tsx';
import './steps/you-and-your-family/YouAndYourFamily.tsx';
import { editCard, emptyCard } from '../card-fields/credit-card.ts';
import { chooseMembershipAtom, editJoinFormAtom, setPricesAtom } from './state/join-us-atoms.ts';
import { loadPasswordStrength } from '../validation/password-strength.ts';

/**
 * Plays a story without React's `act` around each event, as in a browser: `act` fails when a dialog moves the focus
 * during a render.
 */
export async function asInBrowser(): Promise<void> {
  configure({ eventWrapper: (event) => event(), asyncWrapper: (wait) => wait() });
  // Loaded beforehand, so that the first picture shows the strength of a filled-in password.
  await loadPasswordStrength();
}

/** Waits for an element's visibility, because a dialog fades in. */
export async function seen(element: HTMLElement): Promise<void> {
  await waitFor(() => expect(element).toBeVisible());
}

const prices: MembershipPrice[] = memberships.map(({ id, category, name }) => ({
  membershipId: id,
  category,
  name,
  prices: currencyCodes.map((currency) => listPrice(id, currency)),
}));

const countries: Country[] = [
  { code: 'FR', name: 'France', callingCode: '33' },
  { code: 'DE', name: 'Germany', callingCode: '49' },
  { code: 'IS', name: 'Iceland', callingCode: '354' },
  { code: 'SA', name: 'Saudi Arabia', callingCode: '966' },
  { code: 'GB', name: 'United Kingdom', callingCode: '44' },
  { code: 'US', name: 'United States', callingCode: '1' },
];

const cities: Record<string, { id: string; name: string }[]> = {
  GB: [
    { id: '2643743', name: 'London' },
    { id: '2655603', name: 'Birmingham' },
    { id: '2650225', name: 'Edinburgh' },
  ],
  FR: [
    { id: '2988507', name: 'Paris' },
    { id: '3037543', name: 'Annecy' },
  ],
  DE: [{ id: '2950159', name: 'Berlin' }],
  IS: [{ id: '3413829', name: 'Reykjavík' }],
};

export function welcome10(membershipId: MembershipId, currency: CurrencyCode): Coupon {
  const { amount } = listPrice(membershipId, currency);
  return {
    code: 'WELCOME10',
    kind: 'coupon',
    discount: { amount: amount / 10, currency },
    label: '10% off the first year',
  };
}

export const receipt: RegistrationReceipt = {
  memberId: 'b1f0',
  firstName: 'Amara',
  membershipId: 'gold',
  price: { amount: 149_500, currency: 'GBP' },
  discount: { amount: 14_950, currency: 'GBP' },
  paid: { amount: 134_550, currency: 'GBP' },
  card: { brand: 'VISA', lastFour: '4242' },
  startsOn: '2026-11-21',
  renewsOn: '2027-11-21',
};

export const problem = (status: number, data: object = {}) =>
  new ApiError({ request: { method: 'POST', url: '/api/user' }, status, data });

const amara = {
  firstName: 'Amara',
  lastName: 'Okafor',
  email: 'amara@example.com',
  phoneNumber: '020 7946 0018',
  password: 'three blue kites',
  confirmPassword: 'three blue kites',
  city: { id: '2643743', name: 'London' },
  countryCode: 'GB',
  dateOfBirth: { day: '14', month: 'February', year: '1988' },
};

export interface WizardWithFakeApiProps {
  dialog?: DialogType;
  payload?: DialogPayload;
  membershipId?: MembershipId;
  /** Fills in the second step, and the card of the third. */
  isFilled?: boolean;
  /** Prepares the store, for example with an edit, so that closing asks first. */
  prepare?: (store: ReturnType<typeof createStore>) => void;
  client?: Partial<JoinUsClient>;
  provider?: Partial<JoinUsProvider>;
  onWelcome?: (session: unknown) => void;
  member?: JoinUsMember;
  signIn?: ReactNode;
  withoutPrices?: boolean;
  country?: string;
}

const ignore = () => undefined;

/** The wizard with fake clients, whose responses a story can set. */
export function WizardWithFakeApi({
  dialog = 'join-us-1',
  payload,
  membershipId,
  isFilled = false,
  prepare,
  client,
  provider,
  onWelcome = ignore,
  member,
  signIn,
  withoutPrices = false,
  country = 'GB',
}: WizardWithFakeApiProps) {
  const [store] = useState(() => {
    const made = createStore();
    made.set(currencyAtom, 'GBP');
    if (!withoutPrices) made.set(setPricesAtom, prices);
    if (membershipId) made.set(chooseMembershipAtom, membershipId);
    if (isFilled) {
      made.set(editJoinFormAtom, amara);
      made.set(editJoinFormAtom, {
        creditCard: editCard(emptyCard, {
          name: 'A Okafor',
          number: '4242 4242 4242 4242',
          expiry: '12/31',
          cvc: '123',
        }),
      });
    }
    prepare?.(made);
    made.set(openDialogAtom, dialog, payload);
    return made;
  });
  const [deps] = useState(() => ({
    client: {
      checkCoupon: ({ code, membershipId: id, currency }) =>
        code === 'WELCOME10'
          ? Promise.resolve(welcome10(id, currency))
          : Promise.reject(problem(404, { message: 'We do not know this code. Check it letter by letter.' })),
      register: () =>
        Promise.resolve({
          receipt,
          session: { user: { id: 'b1f0', name: 'Amara' }, accessToken: 'a', expiresIn: 300 },
        }),
      attempt: () => Promise.resolve({ status: 'unknown' }),
      prices: () => Promise.resolve(prices),
      ...client,
    } satisfies JoinUsClient,
    provider: {
      countries: () => Promise.resolve(countries),
      countryWithCities: (code) => {
        const country = countries.find((candidate) => candidate.code === code);
        return Promise.resolve(country && { ...country, cities: cities[code] ?? [] });
      },
      ...provider,
    } satisfies JoinUsProvider,
    analytics: { track: () => undefined },
  }));
  return (
    <Provider store={store}>
      <PageBehind />
      <JoinUsWizard {...deps} {...{ member, signIn, onWelcome, country }} today={() => '2026-11-21'} />
      <Terms />
    </Provider>
  );
}

function PageBehind() {
  const open = useSetAtom(openDialogAtom);
  return (
    <main style={{ minHeight: 900, padding: '2rem' }}>
      <button type="button" onClick={() => open('join-us-1')}>
        Join
      </button>
    </main>
  );
}

/** A substitute for the site's own terms dialog. */
function Terms() {
  const presented = useAtomValue(presentedDialogAtom);
  const requestClose = useSetAtom(requestCloseDialogAtom);
  return (
    <Dialog
      open={presented?.type === 'terms-and-conditions'}
      onClose={() => requestClose()}
      title="Terms and conditions"
    >
      <p>The terms of membership stand here, in plain words.</p>
    </Dialog>
  );
}
