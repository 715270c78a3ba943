'use client';

import { useEffect, useRef } from 'react';
import type { MemberMembership, UpgradeReceipt } from '@myler/api-client/contract';
import { LEAVING_DAYS } from '@myler/config/account';
import { address } from '@myler/config/address';
import { daysBetween, formatDate } from '@myler/config/dates';
import { membershipNames, type MembershipId } from '@myler/config/membership-ids';
import { membershipById } from '@myler/config/memberships';
import { isolate } from '@myler/config/names';
import { ownBenefits, refundSum, tierName, toThePenny } from '@myler/domain/membership';
import { Button, LinkButton } from '@myler/ui/button';
import { DayArches } from '@myler/ui/day-arches';
import { FactsList } from '@myler/ui/facts-list';
import { Heading } from '@myler/ui/heading';
import { Cluster, Stack } from '@myler/ui/layout';
import { MemberCard, MembershipCard } from '@myler/ui/membership-card';
import { Text } from '@myler/ui/text';
import { TickList } from '@myler/ui/tick-list';
import styles from './UpgradeThanks.module.css';

export interface UpgradeThanksProps {
  /** What the member has moved to. */
  membershipId: MembershipId;
  /** Absent if it was lost on its way. */
  receipt: UpgradeReceipt | undefined;
  /** As read after the payment; of before until then. */
  membership: MemberMembership;
  /** Today as `YYYY-MM-DD`. */
  today: string;
  /** The address of the tier's picture. Without it the card is drawn without a name. */
  cardSource?: ((membershipId: MembershipId) => string) | undefined;
  onDone: () => void;
  /** As `onDone`, where the link to the receipt is followed. */
  onFollow: () => void;
}

/** After an upgrade: thanks, the new card, what begins now, and the days and sums of it. It takes the focus. */
export function UpgradeThanks(props: UpgradeThanksProps) {
  const { membershipId, membership, onDone, onFollow } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Stack gap={7}>
      <Stack gap={6} className={styles.band} data-tone="night">
        <div className={styles.card}>
          <Card {...props} />
        </div>
        <div>
          <Text size="small" tone="accent">{`Thank you, ${isolate(membership.firstName)}.`}</Text>
          <Heading ref={title} level={3} size="title-2" tabIndex={-1} className={styles.title}>
            {`You are a ${membershipNames[membershipId]} member.`}
          </Heading>
        </div>
        <TickList label="What begins now" items={ownBenefits(membershipById(membershipId).benefits)} />
      </Stack>
      <FactsList facts={factsOf(props)} />
      <Cluster gap={4} fill>
        <LinkButton href={address('/account/payments')} onClick={onFollow}>
          See the receipt
        </LinkButton>
        <Button variant="outline" onClick={onDone}>
          Go on
        </Button>
      </Cluster>
    </Stack>
  );
}

function Card({ membershipId, membership, cardSource }: UpgradeThanksProps) {
  const name = membershipNames[membershipId];
  const src = cardSource?.(membershipId);
  if (!src) return <MembershipCard membershipId={membershipId} name={name} />;
  const { firstName, lastName, number } = membership;
  return <MemberCard {...{ membershipId, name, src, firstName, lastName, number }} />;
}

/** What is known now: the rest of it once the membership has been read again. */
function factsOf({ membershipId, receipt, membership, today }: UpgradeThanksProps) {
  const isRead = membership.membershipId === membershipId;
  const { leaving, myler, renewal, renewsOn } = membership;
  return [
    receipt && { term: 'Paid today', detail: toThePenny(receipt.paid) },
    isRead && leaving && { term: 'Change your mind', detail: <ChangeYourMind leaving={leaving} today={today} /> },
    { term: renewal?.card ? 'Renews on' : 'Your year ends', detail: formatDate(renewsOn) },
    isRead && renewal?.card && { term: `${tierName(renewal)}, next year`, detail: toThePenny(renewal.price) },
    isRead && myler && { term: 'Your Myler', detail: `${isolate(myler.name)}, ${myler.city}` },
    { term: 'Your card', detail: 'Your number stays the same.' },
  ].filter((fact) => typeof fact === 'object');
}

function ChangeYourMind({ leaving, today }: { leaving: NonNullable<MemberMembership['leaving']>; today: string }) {
  const then = leaving.remaining ? `, and you are a ${membershipNames[leaving.remaining]} member again` : '';
  return (
    <Stack as="span" gap={2}>
      <DayArches days={LEAVING_DAYS} left={daysBetween(today, leaving.until)} />
      <span>{`Until ${formatDate(leaving.until)}, ${refundSum(leaving)} comes back if you change your mind${then}.`}</span>
    </Stack>
  );
}
