import type { MembershipPrice } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { keyFact, keyFactIds } from '@myler/config/key-facts';
import { Label } from '@myler/ui/label';
import { Link } from '@myler/ui/link';
import { Section } from '@myler/ui/section';
import { JoinLink } from '../../features/memberships/JoinLink.tsx';
import { withContacts } from '../../features/text/with-contacts.tsx';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import { PriceTable } from './membership.PriceTable.tsx';
import styles from './membership.KeyFacts.module.css';

/** Without the prices, which are in the table beside these facts. */
const facts = keyFactIds.filter((id) => id !== 'price').map(keyFact);

/** What people ask before they pay, in the same words as the answers, the wizard and the welcome email. */
export function KeyFacts({ prices }: { prices: readonly MembershipPrice[] }) {
  return (
    <Section band="night" id="leaving">
      <div className={styles.layout}>
        <div className={styles.prices} id="prices">
          <Label>Key facts</Label>
          <h2>On one page, what it costs and how it ends.</h2>
          {prices.length > 0 ? <PriceTable prices={prices} /> : <BlockFailed title="The prices did not reach us." />}
          <p className={styles.sum}>A year, tax included. The sum on the button is the sum we charge.</p>
        </div>
        <dl className={styles.facts}>
          {facts.map(({ id, title, text }) => (
            <div key={id} id={`fact-${id}`}>
              <dt>{title}</dt>
              <dd>{withContacts(text)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.actions}>
        <JoinLink variant="gold">Choose a membership</JoinLink>
        <Link variant="standalone" href={address('/faq')}>
          Read questions and answers
        </Link>
      </div>
    </Section>
  );
}
