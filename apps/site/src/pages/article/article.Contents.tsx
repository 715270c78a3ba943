import { Label } from '@myler/ui/label';
import type { ArticleHeading } from '@myler/domain/journal';
import { Cluster, ScreenOnly } from '@myler/ui/layout';
import styles from './article.Contents.module.css';

/** With fewer headings a list is not worth its space. */
const MIN_HEADINGS = 4;

/**
 * The headings of a long article: beside the text on wide windows, folded on telephones. Only one of the two is ever
 * shown or read out.
 */
export function ArticleContents({ headings }: { headings: readonly ArticleHeading[] }) {
  if (headings.length < MIN_HEADINGS) return <ScreenOnly />;
  const list = (
    <ol className={styles.list}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <Cluster as="a" nowrap className={styles.link} href={`#${id}`}>
            {text}
          </Cluster>
        </li>
      ))}
    </ol>
  );
  return (
    <ScreenOnly>
      <nav className={styles.beside} aria-label="In this article">
        <Label rule={false}>In this article</Label>
        {list}
      </nav>
      <details className={styles.collapsible}>
        <Cluster as="summary" nowrap justify="between" className={styles.summary}>
          In this article
        </Cluster>
        <nav aria-label="In this article">{list}</nav>
      </details>
    </ScreenOnly>
  );
}
