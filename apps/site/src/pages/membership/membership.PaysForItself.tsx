import type { MembershipPrice } from '@myler/api-client/contract';
import { Label } from '@myler/ui/label';
import { Section } from '@myler/ui/section';
import { lazyPart } from '../../app/code-loading.tsx';
import { BlockFailed } from '../page-failed/BlockFailed.tsx';
import { costsOf, inAttribute } from './payback-costs.ts';
import { paybackTiers, type Year } from './payback.ts';
import styles from './membership.PaysForItself.module.css';

/** The server draws it with the page; a browser that turns to this page fetches it apart, since few go down to it. */
const Calculator = import.meta.env.SSR
  ? (await import('./membership.Calculator.tsx')).Calculator
  : lazyPart(async () => (await import('./membership.Calculator.tsx')).Calculator, <div className={styles.coming} />);

/** Will it pay for itself? Sometimes it does not, and then this says so. */
export function PaysForItself({ year, prices }: { year: Year; prices: readonly MembershipPrice[] }) {
  const costs = costsOf(prices);
  const isPriced = paybackTiers.every((tier) => costs[tier]);
  return (
    <Section band="paper-2" id="pays">
      <div className={styles.head}>
        <div>
          <Label>Will it pay for itself?</Label>
          <h2>Tell us about one ordinary year.</h2>
        </div>
        <p className={styles.lead}>
          Only what has a price is counted: breakfast, and a better room when one is free. Your Myler’s time, the door
          that connects and the room held for half-term are not in the sum. Nothing you enter is kept.
        </p>
      </div>
      {isPriced ? (
        <div data-island="calculator" data-costs={inAttribute(costs)}>
          <Calculator year={year} costs={costs} />
        </div>
      ) : (
        <BlockFailed title="The sums need prices, which did not reach us." />
      )}
    </Section>
  );
}
