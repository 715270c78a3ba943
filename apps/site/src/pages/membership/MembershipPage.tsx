import type { MembershipPrice } from '@myler/api-client/contract';
import { deskLine, mailboxes } from '@myler/config/contact';
import { memberships } from '@myler/config/memberships';
import { Label } from '@myler/ui/label';
import { Section } from '@myler/ui/section';
import type { Outcome } from '../../data/outcome.ts';
import { JoinLink } from '../../dialogs/JoinLink.tsx';
import { BlockFailed } from '../page-failed/BlockFailed.tsx';
import { MembershipTiers } from './MembershipTiers.tsx';
import { PriceTable } from './membership.PriceTable.tsx';
import styles from './MembershipPage.module.css';

const leisure = memberships.filter((membership) => membership.category === 'leisure');
const corporate = memberships.filter((membership) => membership.category === 'corporate');

export function MembershipPage({ prices }: { prices: Outcome<MembershipPrice[]> }) {
  const list = prices.ok ? prices.data : [];
  return (
    <>
      <Section band="paper">
        <div className={styles.opening}>
          <div>
            <Label>Membership</Label>
            <h1>
              Six cards, and
              <br /> where they part.
            </h1>
          </div>
          <p className={styles.lead}>
            Hotels, prices and advice are the same for everyone. What changes is who answers, how soon, and what is
            waiting in the room.
          </p>
        </div>
        <nav className={styles.jump} aria-label="On this page">
          <a href="#leisure">For a family</a>
          <a href="#corporate">For a family business</a>
          <a href="#prices">Prices</a>
          <a href="#leaving">Renewing and leaving</a>
        </nav>
        <section id="leisure" aria-labelledby="leisure-title">
          <h2 id="leisure-title" className={styles.subtitle}>
            For a family
          </h2>
          <MembershipTiers tiers={leisure} prices={list} benefits />
        </section>
      </Section>
      <Section band="paper-2" id="corporate">
        <Label>For companies</Label>
        <h2>For a family business.</h2>
        <div className={styles.corporate}>
          <MembershipTiers tiers={corporate} prices={list} benefits beside />
        </div>
      </Section>
      <Section band="paper" id="prices">
        <Label>Prices</Label>
        <h2>A year of each, in three currencies.</h2>
        {prices.ok ? <PriceTable prices={prices.data} /> : <BlockFailed title="The prices did not reach us." />}
      </Section>
      <Section band="night" id="leaving">
        <Label>In plain words</Label>
        <h2>How it starts, renews and ends.</h2>
        <dl className={styles.facts}>
          <div>
            <dt>It starts</dt>
            <dd>The day you pay. Your card opens at once; your Myler writes before six the next evening.</dd>
          </div>
          <div>
            <dt>Fourteen days</dt>
            <dd>Change your mind within two weeks and the whole sum goes back to the card it came from.</dd>
          </div>
          <div>
            <dt>It renews</dt>
            <dd>After a year, at the price on this page that day. We write thirty days before, with the sum.</dd>
          </div>
          <div>
            <dt>It ends</dt>
            <dd>
              When you say so: <a href={`mailto:${mailboxes.membership}`}>{mailboxes.membership}</a> or{' '}
              <a href={deskLine.href}>{deskLine.display}</a>. One sentence is enough, and nobody will talk you round.
            </dd>
          </div>
        </dl>
        <p className={styles.join}>
          <JoinLink variant="gold">Choose a membership</JoinLink>
        </p>
      </Section>
    </>
  );
}
