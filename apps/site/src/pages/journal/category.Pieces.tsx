import type { ArticleSummary } from '@myler/api-client/contract';
import { formatDate } from '@myler/config/dates';
import { Anchor } from '@myler/ui/link';
import { Picture } from '@myler/ui/picture';
import { articleAddress, minutes } from './journal-words.ts';
import styles from './category.Pieces.module.css';

/** The pieces of a category one after another, from side to side as one turns leaves. */
export function CategoryPieces({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <ol className={styles.pieces}>
      {articles.map((article, index) => (
        <li key={article.slug} className={styles.piece}>
          <div className={styles.picture}>
            <Picture
              picture={article.picture}
              sizes="(min-width: 1024px) 58vw, 90vw"
              fit="cover"
              loading={index === 0 ? 'eager' : 'lazy'}
            />
          </div>
          <div className={styles.words}>
            <p className={styles.date}>
              <time dateTime={article.publishedOn}>{formatDate(article.publishedOn)}</time>
            </p>
            <h2 className={styles.title}>
              <Anchor className={styles.link} href={articleAddress(article)}>
                {article.title}
              </Anchor>
            </h2>
            <p className={styles.summary}>{article.summary}</p>
            <p className={styles.by}>
              {article.author}, {minutes(article.readingTime)}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
