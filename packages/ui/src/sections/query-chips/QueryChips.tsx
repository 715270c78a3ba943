import { Icon } from '../../icon/Icon.tsx';
import { Cluster } from '../../layout/Cluster.tsx';
import { Text } from '../../text/Text.tsx';
import styles from './QueryChips.module.css';

interface Address {
  label: string;
  href: string;
}

export interface QueryChipsProps {
  /** Each thing that was asked for, with the address of the same search without it, and of others in its place. */
  chips: readonly {
    label: string;
    value: string;
    note?: string | false;
    remove: Address;
    change: { label: string; options: readonly Address[] };
  }[];
}

/** What a search has understood: each part as a chip that can be changed or taken off. All of it is links, so it needs no script. */
export function QueryChips({ chips }: QueryChipsProps) {
  return (
    <Cluster as="ul" gap={3} className={styles.chips}>
      {chips.map(({ label, value, note, remove, change }) => (
        <li key={`${label}${value}`} className={styles.chip}>
          <Cluster as="p" gap={2} rows={0} align="baseline" className={styles.words}>
            <span className={styles.label}>{label}</span>{' '}
            <Text as="span" size="small" weight="medium">
              {value}
            </Text>
            {note && (
              <Text as="span" size="caption" tone="quiet">
                {' '}
                {note}
              </Text>
            )}
          </Cluster>
          {change.options.length > 0 && (
            <details className={styles.change} name="change">
              <summary className={styles.summary} aria-label={change.label}>
                <Icon name="down" size={16} />
              </summary>
              <ul className={styles.alternatives}>
                {change.options.map((option) => (
                  <li key={option.href}>
                    <a href={option.href}>{option.label}</a>
                  </li>
                ))}
              </ul>
            </details>
          )}
          <a className={styles.remove} href={remove.href} aria-label={remove.label}>
            <Icon name="close" size={16} />
          </a>
        </li>
      ))}
    </Cluster>
  );
}
