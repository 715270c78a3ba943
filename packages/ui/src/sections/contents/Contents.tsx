import { classNames } from '../../internal/class-names.ts';
import { Label } from '../../label/Label.tsx';
import { Cluster } from '../../layout/Cluster.tsx';
import { ScreenOnly } from '../../layout/Measure.tsx';
import styles from './Contents.module.css';

export interface ContentsProps {
  /** "In this article". */
  title: string;
  /** The headings of the text, by the ids of their elements. Without any, only the place is kept. */
  items: readonly { id: string; title: string }[];
  numbered?: boolean;
}

/**
 * The table of contents of a long text: beside it on wide windows, folded on telephones. Only one of the two is ever
 * shown or read out.
 */
export function Contents({ title, items, numbered = false }: ContentsProps) {
  if (items.length === 0) return <ScreenOnly />;
  const list = (
    <ol className={classNames(styles.list, numbered && styles.numbered)}>
      {items.map(({ id, title: text }) => (
        <li key={id}>
          <Cluster as="a" nowrap gap={numbered ? 3 : undefined} className={styles.link} href={`#${id}`}>
            {text}
          </Cluster>
        </li>
      ))}
    </ol>
  );
  return (
    <ScreenOnly>
      <nav className={styles.beside} aria-label={title}>
        <Label rule={false}>{title}</Label>
        {list}
      </nav>
      <details className={styles.collapsible}>
        <Cluster as="summary" nowrap justify="between" className={styles.summary}>
          {title}
        </Cluster>
        <nav aria-label={title}>{list}</nav>
      </details>
    </ScreenOnly>
  );
}
