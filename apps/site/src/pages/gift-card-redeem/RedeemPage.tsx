import { useAtomValue } from 'jotai';
import { address } from '@myler/config/address';
import { deskLine } from '@myler/config/contact';
import { keyFact } from '@myler/config/key-facts';
import { LinkButton } from '@myler/ui/button';
import { Label } from '@myler/ui/label';
import { Section } from '@myler/ui/section';
import { action } from '@myler/islands/attributes';
import { Cluster, Grid, Split } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { envAtom } from '../../store/site-store.ts';
import { RedeemBalance } from './redeem.Balance.tsx';
import { PageTrail } from '../../features/page-opening/PageTrail.tsx';
import styles from './RedeemPage.module.css';

/** The web app's page for redeeming, with the way back (docs/product-decisions.md, Routes). */
const IN_THE_APP = '/redeem-your-e-gift-card?redirect=%2Fe-gift-card%2Fredeem';

const facts = [keyFact('gift-spending'), keyFact('gift-validity')];

/** For recipients of a gift card: how to spend it, what is left on it, and the link to where journeys are paid for. */
export function RedeemPage() {
  return (
    <>
      <HowToSpendIt />
      <Balance />
      <ExactTerms />
    </>
  );
}

function HowToSpendIt() {
  const { webAppUrl } = useAtomValue(envAtom);
  return (
    <Section band="paper">
      <PageTrail page="Redeem" via={[{ label: 'Gift cards', href: address('/e-gift-card') }]} />
      <Split ratio="7/5" rows={6} align="end">
        <div>
          <Label seenOnly>Redeem a gift card</Label>
          <h1>Somebody has sent you somewhere.</h1>
        </div>
        <Text size="lead" tone="quiet" measure>
          Where, is for you to say. The card is good for five years, in one piece or in several, so nothing has to be
          decided today.
        </Text>
      </Split>
      <Grid as="ol" columns={3} gap={8} before={9} lines="above" className={styles.steps}>
        <li>
          <h2>Find the code.</h2>
          <p>
            It is in the email that brought the card, and on the sheet to print and fold: twenty letters and digits in
            five groups. There is no O in it and no I, so what looks like one is a zero or a one.
          </p>
        </li>
        <li>
          <h2>Decide what to spend it on.</h2>
          <p>
            For a membership: join, and type the code above the card number. For a journey: enter it in the members’
            app, where you pay for your Myler’s bookings. If you do not spend all of it, the rest stays on the gift
            card.
          </p>
          <Cluster as="p" gap={3} className={styles.actions}>
            <LinkButton href={`${webAppUrl}${IN_THE_APP}`}>Spend it in the members’ app</LinkButton>
            <LinkButton
              variant="outline"
              href={address('/membership')}
              {...action({ dialog: 'join-us-1', gift: true })}
            >
              Join with it
            </LinkButton>
          </Cluster>
        </li>
        <li>
          <h2>Tell whoever sent it.</h2>
          <p>
            They had a word from us when it reached you, and nothing since. A photograph from the jetty says more than
            we could.
          </p>
        </li>
      </Grid>
    </Section>
  );
}

function Balance() {
  return (
    <Section band="paper-2" id="balance" labelledBy="balance-title">
      <Split ratio="5/7" rows={9}>
        <div>
          <Label>The balance</Label>
          <h2 id="balance-title">What is left on it.</h2>
          <Text tone="quiet" before={5} measure>
            You see what is left and the last day on which you can spend it. Or ring{' '}
            <a href={deskLine.href}>{deskLine.display}</a> and read us the code.
          </Text>
        </div>
        <RedeemBalance />
      </Split>
    </Section>
  );
}

function ExactTerms() {
  return (
    <Section band="paper">
      <Split as="dl" ratio="1/1" rows={7} across={9} className={styles.facts}>
        {facts.map(({ id, title, text }) => (
          <div key={id}>
            <Text as="dt" tone="accent" weight="medium">
              {title}
            </Text>
            <dd>{text}</dd>
          </div>
        ))}
      </Split>
    </Section>
  );
}
