import { MAX_FILTER_CHILDREN, OLDEST_CHILD } from '@myler/config/hotels';
import { ageName, hotelsAddress, type HotelSelection } from '@myler/domain/filters';
import { live } from '@myler/islands/attributes';
import { Cluster } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import styles from './hotels.AgeChips.module.css';

/** An age for each child. Each chip is a link to the list with one child more, or one less, so it needs no script. */
export function AgeChips({ selection }: { selection: HotelSelection }) {
  const ages = (selection.filter.ages ?? '').split(',').filter(Boolean).map(Number);
  const hrefWith = (next: readonly number[]) =>
    hotelsAddress({ ...selection, filter: { ...selection.filter, ages: next.join(',') }, page: 1 });
  const isFull = ages.length >= MAX_FILTER_CHILDREN;
  return (
    <div className={styles.ages} role="group" aria-labelledby="ages-title" {...live({ 'in-place': true })}>
      <Text id="ages-title" size="caption" tone="quiet" className={styles.title}>
        Add each child’s age
      </Text>
      <ul className={styles.grid}>
        {Array.from({ length: OLDEST_CHILD + 1 }, (_, age) => {
          const count = ages.filter((other) => other === age).length;
          return (
            <li key={age}>
              <a
                id={`age-${age}`}
                className={styles.chip}
                rel="nofollow"
                href={isFull ? hrefWith(ages) : hrefWith([...ages, age].toSorted((a, b) => a - b))}
                aria-label={`Add a child ${age === 0 ? 'under 1' : `of ${age}`}${count > 0 ? `, ${count} chosen` : ''}`}
                data-chosen={count > 0 || undefined}
              >
                <span>{ageName(age)}</span>
                {count > 1 && <span className={styles.count}>{count}</span>}
              </a>
            </li>
          );
        })}
      </ul>
      {ages.length > 0 && (
        <Cluster as="ul" gap={2} before={3} aria-label="Children chosen">
          {ages.map((age, index) => (
            // Twins have the same age.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <a className={styles.remove} rel="nofollow" href={hrefWith(ages.toSpliced(index, 1))}>
                <span className="visually-hidden">Remove a child: </span>
                <span>{ageName(age)}</span> <span aria-hidden="true">×</span>
              </a>
            </li>
          ))}
        </Cluster>
      )}
    </div>
  );
}
