import type { ReactNode } from 'react';
import type { Membership } from '@myler/config/memberships';
import { live } from '@myler/islands/attributes';
import { Cluster } from '@myler/ui/layout';
import styles from './membership.ComparisonControls.module.css';

interface ComparisonControlsProps {
  tiers: readonly Membership[];
  differences: boolean;
  tabs: ReactNode;
}

/** The category, "only what differs", and on telephones the shown card. The comparison's styles read both inputs. */
export function ComparisonControls({ tiers, differences, tabs }: ComparisonControlsProps) {
  return (
    <>
      <Cluster gap={7} rows={2} justify="between" className={styles.bar}>
        <div className={styles.tabs} {...live({ 'in-place': true })}>
          {tabs}
        </div>
        <Cluster as="label" nowrap gap={3} className={styles.differences}>
          <input type="checkbox" name="differences" defaultChecked={differences} />
          <span className={styles.track} aria-hidden="true" />
          Show only the differences
        </Cluster>
      </Cluster>
      <OneCard tiers={tiers} />
    </>
  );
}

/** The choice of the shown card, on telephones. */
function OneCard({ tiers }: { tiers: readonly Membership[] }) {
  return (
    <fieldset className={styles.cardChoice}>
      <legend className="visually-hidden">The card to read about</legend>
      {tiers.map(({ id, name }, index) => (
        <label key={id}>
          <input type="radio" name="tier-shown" value={id} defaultChecked={index === Math.min(1, tiers.length - 2)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
