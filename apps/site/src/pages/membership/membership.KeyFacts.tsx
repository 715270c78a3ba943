import type { MembershipPrice } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { keyFact, keyFactIds } from '@myler/config/key-facts';
import { Cluster, Split } from '@myler/ui/layout';
import { FactsList } from '@myler/ui/facts-list';
import { Link } from '@myler/ui/link';
import { Section, SectionHeading } from '@myler/ui/section';
import { Text } from '@myler/ui/text';
import { JoinLink } from '../../features/memberships/JoinLink.tsx';
import { withContacts } from '../../features/text/with-contacts.tsx';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import { PriceTable } from './membership.PriceTable.tsx';

/** Without the prices, which are in the table beside these facts. */
const facts = keyFactIds
  .filter((id) => id !== 'price')
  .map(keyFact)
  .map(({ id, title, text }) => ({ id: `fact-${id}`, term: title, detail: withContacts(text) }));

/** What people ask before they pay, in the same words as the answers, the wizard and the welcome email. */
export function KeyFacts({ prices }: { prices: readonly MembershipPrice[] }) {
  return (
    <Section band="night" id="leaving">
      <Split ratio="5/7" rows={8}>
        <div id="prices">
          <SectionHeading label="Key facts" title="On one page, what it costs and how it ends." />
          {prices.length > 0 ? <PriceTable prices={prices} /> : <BlockFailed title="The prices did not reach us." />}
          <Text size="small" tone="quiet" before={5}>
            A year, tax included. The sum on the button is the sum we charge.
          </Text>
        </div>
        <FactsList roomy facts={facts} />
      </Split>
      <Cluster gap={7} rows={5} before={8}>
        <JoinLink variant="gold">Choose a membership</JoinLink>
        <Link variant="standalone" href={address('/faq')}>
          Read questions and answers
        </Link>
      </Cluster>
    </Section>
  );
}
