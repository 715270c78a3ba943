import { Cluster } from '../../layout/Cluster.tsx';
import type { TierComparisonProps } from './TierComparison.tsx';
import styles from './ComparisonControls.module.css';

/** What is shown: the tabs, "only what differs", and on telephones one card. The styles of the table read both inputs. */
export function ComparisonControls({ tiers, onlyDifferences, labels, ...props }: Omit<TierComparisonProps, 'groups'>) {
  return (
    <>
      <Cluster gap={7} rows={2} justify="between" className={styles.bar}>
        <div className={styles.tabs} {...props.tabsAttributes}>
          {props.tabs}
        </div>
        <Cluster as="label" nowrap gap={3} className={styles.differences}>
          <input type="checkbox" name="differences" defaultChecked={onlyDifferences} />
          <span className={styles.track} aria-hidden="true" />
          <span>{labels.differences}</span>
        </Cluster>
      </Cluster>
      <fieldset className={styles.cardChoice}>
        <legend className="visually-hidden">{labels.choice}</legend>
        {tiers.map(({ id, name }, index) => (
          <label key={id}>
            <input type="radio" name="tier-shown" value={id} defaultChecked={index === Math.min(1, tiers.length - 2)} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
