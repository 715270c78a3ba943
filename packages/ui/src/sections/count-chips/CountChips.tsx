import { Cluster } from '../../layout/Cluster.tsx';
import { Text } from '../../text/Text.tsx';
import styles from './CountChips.module.css';

interface Chip {
  id: string;
  text: string;
  /** The address of the same list with one more, or one less. */
  href: string;
}

export interface CountChipsProps {
  id: string;
  title: string;
  /** What can be added, each with the name of its link and how many of it are chosen. */
  options: readonly (Chip & { label: string; count: number })[];
  chosen: { label: string; remove: string; items: readonly Chip[] };
}

/** Chips of which each can be chosen several times, such as the ages of children. They are links, so they need no script. */
export function CountChips({ id, title, options, chosen, ...attributes }: CountChipsProps) {
  return (
    <div {...attributes} className={styles.group} role="group" aria-labelledby={`${id}-title`}>
      <Text id={`${id}-title`} size="caption" tone="quiet" className={styles.title}>
        {title}
      </Text>
      <ul className={styles.grid}>
        {options.map(({ id: optionId, text, label, href, count }) => (
          <li key={optionId}>
            <a
              id={optionId}
              className={styles.chip}
              rel="nofollow"
              href={href}
              aria-label={label}
              data-chosen={count > 0 || undefined}
            >
              <span>{text}</span>
              {count > 1 && <span className={styles.count}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
      {chosen.items.length > 0 && (
        <Cluster as="ul" gap={2} before={3} aria-label={chosen.label}>
          {chosen.items.map(({ id: itemId, text, href }) => (
            <li key={itemId}>
              <a className={styles.remove} rel="nofollow" href={href}>
                <span className="visually-hidden">{chosen.remove}</span>
                <span>{text}</span> <span aria-hidden="true">×</span>
              </a>
            </li>
          ))}
        </Cluster>
      )}
    </div>
  );
}
