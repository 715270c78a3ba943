import { useAtomValue } from 'jotai';
import type { MemberMembership } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { formatDate } from '@myler/config/dates';
import { membershipNames, membershipSummaries } from '@myler/config/membership-ids';
import { shortlistAtom } from '@myler/state/shortlist';
import { LinkButton } from '@myler/ui/button';
import { Label } from '@myler/ui/label';
import { Link } from '@myler/ui/link';
import { MemberCard, MembershipCardPicture } from '@myler/ui/membership-card';
import { nextYearInWords, ownPlaceInWords, tierName, toThePenny } from '@myler/domain/membership';
import { Heading } from '@myler/ui/heading';
import { Box, Cluster, Grid, Split, Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { cardPictures } from '../../features/memberships/card-pictures.ts';
import { envAtom } from '../../store/site-store.ts';
import { Fact } from './account.Fact.tsx';
import { Friends } from './account.Friends.tsx';
import { LooksAfterYou } from './account.LooksAfterYou.tsx';
import { StateBanner } from './account.StateBanner.tsx';
import { TaskButton } from './account.TaskButton.tsx';
import styles from './account.Overview.module.css';

/** The member’s card, who looks after them, how it goes on, and what there is to do. */
export function Overview({ membership }: { membership: MemberMembership }) {
  return (
    <>
      {!membership.person && <StateBanner membership={membership} />}
      <Hero membership={membership} />
      <Split ratio="1/1" rows={9} across={9} wrap className={styles.two}>
        <LooksAfterYou membership={membership} />
        <NextJourney />
      </Split>
      <Terms membership={membership} />
      {membership.upgrades.length > 0 && !membership.ended && <Upgrades membership={membership} />}
      {!membership.person && <Friends membership={membership} />}
    </>
  );
}

function Hero({ membership }: { membership: MemberMembership }) {
  const { membershipId, firstName, lastName, number, status } = membership;
  return (
    <div className={styles.hero} data-tone="night">
      <Split ratio="7/5" rows={9} across={9} align="center" wrap>
        <div className={styles.card}>
          <MemberCard
            membershipId={membershipId}
            name={tierName(membership)}
            src={cardPictures[membershipId]}
            firstName={firstName}
            lastName={lastName}
            number={number}
            isPale={status !== 'active'}
          />
        </div>
        <Stack gap={6} className={styles.heroWords}>
          <p className={styles.greeting}>
            <bdi>{firstName}</bdi>
            <span>{`, ${membership.ended ? 'this was yours.' : membership.person ? 'this is yours too.' : 'this is yours.'}`}</span>
          </p>
          <Stack as="dl" lines="around" className={styles.facts}>
            <Fact term="Member since">{formatDate(membership.memberSince)}</Fact>
            <Fact term={dayTerm(membership)}>{formatDate(membership.ended?.on ?? membership.renewsOn)}</Fact>
            {membership.renewal && (
              <Fact term={`${tierName(membership.renewal)}, next year`}>{toThePenny(membership.renewal.price)}</Fact>
            )}
            {membership.renewal?.credit && (
              <Fact term="Of which your credit pays">{toThePenny(membership.renewal.credit)}</Fact>
            )}
            {membership.giftSpent && <Fact term="Paid by gift card">{toThePenny(membership.giftSpent)}</Fact>}
          </Stack>
          {membership.person ? <OwnPlace person={membership.person} /> : <NextYear membership={membership} />}
        </Stack>
      </Split>
    </div>
  );
}

/** Of somebody on another’s card, whose year is no matter of theirs. */
function dayTerm({ person, renewal, ended }: MemberMembership): string {
  if (person) return 'This year until';
  if (renewal?.card) return 'Renews on';
  return ended ? 'Ended on' : 'Ends on';
}

function OwnPlace({ person }: { person: NonNullable<MemberMembership['person']> }) {
  return (
    <Text tone="quiet">
      <span>{ownPlaceInWords(person)}</span> <Link href={address('/account/people')}>Your place on it</Link>
    </Text>
  );
}

function NextYear({ membership }: { membership: MemberMembership }) {
  return (
    <Text tone="quiet">
      {(membership.unpaid || !membership.renewal) && !membership.ended && (
        <span>{`${nextYearInWords(membership)} `}</span>
      )}
      <Link href={address('/account/payments')}>Payments and renewal</Link>
    </Text>
  );
}

function NextJourney() {
  const { webAppUrl } = useAtomValue(envAtom);
  const kept = useAtomValue(shortlistAtom).length;
  const back = encodeURIComponent(address('/account'));
  return (
    <Stack as="section" className={styles.journey} aria-labelledby="journey">
      <Label>The next journey</Label>
      <Heading id="journey" level={2} size="title-2">
        Where to?
      </Heading>
      <Text tone="quiet" className={styles.text}>
        {kept === 0
          ? 'Nothing is on your shortlist yet. Press the heart beside a hotel, and it is kept on this device.'
          : `${kept === 1 ? 'One hotel waits' : `${kept} hotels wait`} on your shortlist, on this device.`}
      </Text>
      <Cluster gap={4} fill>
        <LinkButton href={`${webAppUrl}/travel?redirect=${back}`}>Plan a journey</LinkButton>
        <LinkButton variant="outline" href={kept === 0 ? address('/our-hotels') : address('/shortlist')}>
          {kept === 0 ? 'Look at the hotels' : 'Open your shortlist'}
        </LinkButton>
      </Cluster>
    </Stack>
  );
}

/** Which version of the terms holds, and which comes. */
function Terms({ membership: { terms } }: { membership: MemberMembership }) {
  if (!terms) return null;
  const { version, since, next } = terms;
  return (
    <Box wrap className={styles.terms}>
      <Text size="small" tone="quiet">
        <span>{`Version ${version} of our terms holds, since ${formatDate(since)}.${next ? ` Version ${next.version} comes on ${formatDate(next.from)}.` : ''} `}</span>
        <Link href={address('/terms-and-conditions')}>{next ? 'Read what changes' : 'Read the terms'}</Link>
      </Text>
    </Box>
  );
}

function Upgrades({ membership }: { membership: MemberMembership }) {
  const [first] = membership.upgrades;
  return (
    <section className={styles.upgrades} aria-labelledby="upgrades">
      <Split ratio="1/3" rows={7} wrap>
        <div>
          <Label>Upgrade</Label>
          <h2 id="upgrades">If you need more this year.</h2>
          <Text tone="quiet" className={styles.text}>
            {`You pay only the difference, for the ${first?.daysLeft ?? ''} days that are left of your year.`}
          </Text>
        </div>
        <Grid as="ul" columns="fit" gap={7} rows={8} className={styles.tiers}>
          {membership.upgrades.map(({ membershipId, due, credit }) => {
            const name = membershipNames[membershipId];
            return (
              <li key={membershipId} className={styles.tier}>
                <MembershipCardPicture src={cardPictures[membershipId]} name={name} decorative />
                <h3>{name}</h3>
                <Text tone="quiet">{membershipSummaries[membershipId]}</Text>
                <p className={styles.due}>
                  <Text as="b" size="subtitle" weight="medium">
                    {toThePenny(due)}
                  </Text>{' '}
                  <span>{credit ? `today, after ${toThePenny(credit)} of your credit` : 'today'}</span>
                </p>
                <TaskButton task="upgrade" membershipId={membershipId} fullWidth>{`Move to ${name}`}</TaskButton>
              </li>
            );
          })}
        </Grid>
      </Split>
    </section>
  );
}
