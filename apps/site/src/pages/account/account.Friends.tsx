import type { MemberMembership, MemberReferral } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { formatDate } from '@myler/config/dates';
import { formatPercent } from '@myler/config/numbers';
import { formatReferralCode, REFERRAL_PERCENT, type CreditEntryKind } from '@myler/config/referrals';
import { toThePenny } from '@myler/domain/membership';
import { Heading } from '@myler/ui/heading';
import { Label } from '@myler/ui/label';
import { Split, Stack } from '@myler/ui/layout';
import { InvitationCard } from '@myler/ui/membership-card';
import { Text } from '@myler/ui/text';
import { ShareLink } from '../../features/share-link/ShareLink.tsx';
import { useMemberData } from '../../features/account/use-member-data.ts';
import { LoadedFrom } from './account.Loaded.tsx';
import styles from './account.Friends.module.css';

const percent = formatPercent(REFERRAL_PERCENT);

/** The member’s code for friends with a card to send, and the credit that has come of it. */
export function Friends({ membership }: { membership: MemberMembership }) {
  const referral = useMemberData('referral');
  return (
    <section className={styles.friends} aria-labelledby="friends">
      <Split ratio="7/5" rows={8} across={9} wrap>
        <Stack gap={6} className={styles.words}>
          <div>
            <Label>Friends</Label>
            <Heading id="friends" level={2} size="title-2">
              {membership.ended ? 'Your credit for friends.' : 'A card for a friend.'}
            </Heading>
          </div>
          <LoadedFrom from={referral} what="your code and your credit">
            {(value) => <Credit referral={value} />}
          </LoadedFrom>
        </Stack>
        {referral.value?.code !== undefined && <CardToSend code={referral.value.code} membership={membership} />}
      </Split>
    </section>
  );
}

function CardToSend({ code, membership }: { code: string; membership: MemberMembership }) {
  const { membershipId, firstName, lastName } = membership;
  const link = `${location.origin}${address('/membership')}?join=${membershipId}&ref=${code}`;
  return (
    <Stack gap={6} className={styles.card}>
      <InvitationCard
        label="A card for a friend"
        from={`From ${firstName} ${lastName}`}
        figure={percent}
        unit="less"
        text="in the first year"
        code={formatReferralCode(code)}
      />
      <ShareLink link={link} title={`Myler, ${percent} less in the first year`} label="Send the card" />
    </Stack>
  );
}

function Credit({ referral: { code, credit, waiting, history } }: { referral: MemberReferral }) {
  return (
    <>
      {code !== undefined && (
        <Text tone="quiet" measure>
          {`A friend who joins with it pays ${percent} less for the first year. Once your friend’s fourteen days are over, you have the same as credit.`}
        </Text>
      )}
      <Stack as="dl" lines="around" className={styles.statement}>
        <div className={styles.total}>
          <dt>Your credit now</dt>
          <dd>{toThePenny(credit)}</dd>
        </div>
        {waiting.map((friend) => (
          <div key={friend.id}>
            <dt>{`A friend joined on ${formatDate(friend.joinedOn)}, and can leave until ${formatDate(friend.until)}`}</dt>
            <dd>{`${toThePenny(friend.credit)} to come`}</dd>
          </div>
        ))}
        {history.map(({ id, kind, on, sum }) => (
          <div key={id}>
            <dt>{`${words[kind].what}, ${formatDate(on)}`}</dt>
            <dd>{`${words[kind].sign}${toThePenny(sum)}`}</dd>
          </div>
        ))}
      </Stack>
      <Text size="small" tone="quiet" measure>
        Your next renewal or upgrade uses it by itself. It is at most the price of one year of your membership, is not
        paid out, and ends with your membership.
      </Text>
    </>
  );
}

const words: Record<CreditEntryKind, { what: string; sign: '+' | '−' }> = {
  earned: { what: 'For a friend who has stayed', sign: '+' },
  used: { what: 'Used for your membership', sign: '−' },
  returned: { what: 'Back from a payment that was refunded', sign: '+' },
  withdrawn: { what: 'A friend’s payment was refunded', sign: '−' },
  lost: { what: 'Ended with your membership', sign: '−' },
};
