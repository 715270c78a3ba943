import type { MembershipPrice } from '@myler/api-client/contract';
import { Section, SectionHeading } from '@myler/ui/section';
import { Island } from '@myler/islands/island';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import { costsOf, paybackTiers, type EnteredYear } from '@myler/domain/payback';
import { boxClass, Split } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import styles from './membership.PaysForItself.module.css';

/** The calculator: what comes back with each card, with the same nights. */
export function PaysForItself({ year, prices }: { year: EnteredYear; prices: readonly MembershipPrice[] }) {
  const costs = costsOf(prices);
  const isPriced = paybackTiers.every((tier) => costs[tier]);
  return (
    <Section band="paper-2" id="pays">
      <Split ratio="5/7" rows={6} align="end">
        <div>
          <SectionHeading label="Will it pay for itself?" title="Tell us about one ordinary year." />
        </div>
        <Text tone="quiet" measure>
          The same nights on every card, and your numbers never change by themselves. Only what has a price is counted:
          breakfast, a better room when one is free, and the credit that every hotel gives. Below each card is what is
          not in the sum. Nothing you enter is kept.
        </Text>
      </Split>
      {isPriced ? (
        // Few visitors scroll down to it, so a page that the router renders fetches its code separately.
        <Island
          of="calculator"
          hydrateOn="visible"
          className={boxClass({ before: 9, className: styles.live })}
          year={year}
          costs={costs}
        />
      ) : (
        <BlockFailed title="The calculator needs our prices, which did not reach us." />
      )}
    </Section>
  );
}
