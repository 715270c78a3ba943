'use client';

import { useCallback, useState } from 'react';
import { useAtomValue } from 'jotai/react';
import type { MemberMembership, RegistrationReceipt } from '@myler/api-client/contract';
import { cardBrandNames } from '@myler/config/cards';
import { formatMoney } from '@myler/config/currencies';
import { formatDate } from '@myler/config/dates';
import { membershipNames } from '@myler/config/membership-ids';
import { signedInAtom } from '@myler/state/user';
import { Button, LinkButton } from '@myler/ui/button';
import { Heading } from '@myler/ui/heading';
import { Cluster, Stack } from '@myler/ui/layout';
import { MemberCard } from '@myler/ui/membership-card';
import { Text } from '@myler/ui/text';
import { JourneyForm } from '../../../account/JourneyForm.tsx';
import { useLoaded } from '../../../core/use-loaded.ts';
import { TierCard } from '../../parts/TierCard.tsx';
import type { JoinUs } from '../../parts/use-join-us.ts';
import { joinedAtom, type Joined } from '../../state/join-us-atoms.ts';
import { copy, nextSteps } from './copy.ts';
import { NextSteps } from '../../parts/NextSteps.tsx';
import styles from './Welcome.module.css';

type WelcomeClients = Pick<JoinUs, 'member' | 'cardSource' | 'links' | 'signIn'>;

/** What the welcome shows: how the payment ended, and the membership that has just begun. */
export interface WelcomeState {
  joined: Joined | null;
  membership: MemberMembership | undefined;
  isSignedIn: boolean;
}

export function useWelcome({ member }: WelcomeClients): WelcomeState {
  const now = useAtomValue(joinedAtom);
  // Closing resets the form and `joinedAtom`. Keep the last value, so that the text stays during the closing animation.
  const [joined, setJoined] = useState(now);
  if (now && now !== joined) setJoined(now);
  // After a reload the receipt is lost, and who is signed in, now or before, reads the membership instead.
  const isSignedIn = useAtomValue(signedInAtom) || (joined !== null && 'receipt' in joined && joined.signedIn);
  return { joined, membership: useMembership(member, joined !== null && isSignedIn), isSignedIn };
}

/** The dark column: the card with the member’s name and number, what was paid, and for which days. */
export function WelcomeAside({ joined, membership, cardSource }: WelcomeState & Pick<WelcomeClients, 'cardSource'>) {
  if (!joined) return null;
  return (
    <Stack gap={6} sticky>
      <Card joined={joined} membership={membership} cardSource={cardSource} />
      <Paid joined={joined} membership={membership} />
    </Stack>
  );
}

interface WelcomeProps extends WelcomeState {
  joinUs: WelcomeClients;
  onDone: () => void;
}

/** The first moment of the membership: who looks after the member, what happens next, and a first journey. */
export function Welcome({ joined, membership, isSignedIn, joinUs, onDone }: WelcomeProps) {
  if (!joined) return null;
  const { member, links, signIn } = joinUs;
  const { membershipId } = 'receipt' in joined ? joined.receipt : joined.outcome;
  return (
    <Stack gap={7} measure>
      <Greeting joined={joined} membership={membership} isSignedIn={isSignedIn} />
      {!isSignedIn && signIn && (
        <Stack as="section" gap={5}>
          <Heading level={3}>{copy.signInTitle}</Heading>
          <div>{signIn}</div>
        </Stack>
      )}
      <Stack as="section" gap={5}>
        <Heading level={3}>{copy.nextTitle}</Heading>
        <NextSteps steps={nextSteps(membershipId, membership)} />
      </Stack>
      {member && membership && (
        <JourneyForm to={membership.myler?.name} send={(message) => member.wishJourney(message)} />
      )}
      <Cluster gap={4} fill>
        {links && membership && (
          <>
            <LinkButton variant="outline" href={links.account} onClick={links.onFollow}>
              {copy.account}
            </LinkButton>
            <LinkButton variant="outline" href={links.shortlist} onClick={links.onFollow}>
              {copy.shortlist}
            </LinkButton>
          </>
        )}
        <Button variant={membership ? 'quiet' : 'solid'} onClick={onDone}>
          {copy.done}
        </Button>
      </Cluster>
    </Stack>
  );
}

/** The membership that has just begun; undefined until it is read, and if that fails. */
function useMembership(member: JoinUs['member'], isMember: boolean): MemberMembership | undefined {
  const load = useCallback(
    () => (member && isMember ? member.membership() : Promise.resolve(undefined)),
    [member, isMember],
  );
  return useLoaded<MemberMembership | undefined>(load);
}

interface CardProps {
  joined: Joined;
  membership: MemberMembership | undefined;
  cardSource: JoinUs['cardSource'];
}

/** The card of the tier, which gets the member’s name and number as soon as they are read. */
function Card({ joined, membership, cardSource }: CardProps) {
  const id = membership?.membershipId ?? ('receipt' in joined ? joined.receipt : joined.outcome).membershipId;
  if (!id) return null;
  const src = cardSource?.(id);
  return (
    <div className={styles.card}>
      {membership && src ? (
        <MemberCard
          membershipId={id}
          name={membershipNames[id]}
          src={src}
          firstName={membership.firstName}
          lastName={membership.lastName}
          number={membership.number}
        />
      ) : (
        <TierCard membershipId={id} source={cardSource} />
      )}
    </div>
  );
}

/** That they are a member now. */
function Greeting({ joined, membership, isSignedIn }: Omit<WelcomeState, 'joined'> & { joined: Joined }) {
  const receipt = 'receipt' in joined ? joined.receipt : undefined;
  const { membershipId } = receipt ?? ('outcome' in joined ? joined.outcome : {});
  return (
    <Text size="lead">{`${copy.joined((receipt ?? membership)?.firstName, membershipId && membershipNames[membershipId])} ${isSignedIn ? copy.signedIn : copy.signInFirst}`}</Text>
  );
}

/** What was paid, and for which days. */
function Paid({ joined, membership }: Pick<WelcomeState, 'membership'> & { joined: Joined }) {
  const year = 'receipt' in joined ? joined.receipt : membership;
  const { paid } = 'receipt' in joined ? joined.receipt : joined.outcome;
  return (
    <Text size="small" tone="quiet">
      <span>
        {paid && (paid.amount > 0 ? copy.paid(formatMoney(paid, { cents: true }), cardOf(joined)) : copy.nothingPaid)}
      </span>{' '}
      <span>{year && copy.term(formatDate(year.startsOn), formatDate(year.renewsOn), renewsOnCard(year))}</span>
    </Text>
  );
}

const renewsOnCard = (year: RegistrationReceipt | MemberMembership) =>
  'renewal' in year ? year.renewal?.card !== undefined : 'card' in year && year.card !== undefined;

function cardOf(joined: Joined): string | undefined {
  const card = 'receipt' in joined ? joined.receipt.card : undefined;
  return card && copy.card(cardBrandNames[card.brand], card.lastFour);
}
