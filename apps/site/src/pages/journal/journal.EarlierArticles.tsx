import type { ArticleSummary } from '@myler/api-client/contract';
import { JournalRow } from './journal.Row.tsx';
import styles from './journal.EarlierArticles.module.css';

/** Earlier articles, by the year of publication. */
export function JournalEarlierArticles({ articles }: { articles: readonly ArticleSummary[] }) {
  const years = [...new Set(articles.map(yearOf))];
  return (
    <div className={styles.years}>
      {years.map((year) => (
        <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
          <h2 className={styles.heading} id={`year-${year}`}>
            {year}
          </h2>
          <ul className={styles.list}>
            {articles
              .filter((article) => yearOf(article) === year)
              .map((article) => (
                <li key={article.slug}>
                  <JournalRow article={article} headingLevel={3} withSummary />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function yearOf({ publishedOn }: ArticleSummary): string {
  return publishedOn.slice(0, 4);
}
