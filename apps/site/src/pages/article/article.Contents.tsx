import { Label } from '@myler/ui/label';
import type { ArticleHeading } from '@myler/domain/journal';
import styles from './article.Contents.module.css';

/** With fewer headings a list is not worth its space. */
const MIN_HEADINGS = 4;

/**
 * The headings of a long article: beside the text on wide windows, folded on telephones. Only one of the two is ever
 * shown or read out.
 */
export function ArticleContents({ headings }: { headings: readonly ArticleHeading[] }) {
  if (headings.length < MIN_HEADINGS) return <div className={styles.contents} />;
  const list = (
    <ol className={styles.list}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <div className={styles.contents}>
      <nav className={styles.beside} aria-label="In this article">
        <Label rule={false}>In this article</Label>
        {list}
      </nav>
      <details className={styles.collapsible}>
        <summary className={styles.summary}>In this article</summary>
        <nav aria-label="In this article">{list}</nav>
      </details>
    </div>
  );
}
