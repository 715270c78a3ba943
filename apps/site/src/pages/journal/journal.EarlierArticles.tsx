import type { ArticleSummary } from '@myler/api-client/contract';
import { Split, Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { JournalRow } from './journal.Row.tsx';
import styles from './journal.EarlierArticles.module.css';

/** Earlier articles, by the year of publication. */
export function JournalEarlierArticles({ articles }: { articles: readonly ArticleSummary[] }) {
  const years = [...new Set(articles.map(yearOf))];
  return (
    <Stack gap={9}>
      {years.map((year) => (
        <Split key={year} as="section" ratio="1/3" rows={4} across={8} aria-labelledby={`year-${year}`}>
          <Text as="h2" tone="accent" className={styles.heading} id={`year-${year}`}>
            {year}
          </Text>
          <ul className={styles.list}>
            {articles
              .filter((article) => yearOf(article) === year)
              .map((article) => (
                <li key={article.slug}>
                  <JournalRow article={article} headingLevel={3} withSummary />
                </li>
              ))}
          </ul>
        </Split>
      ))}
    </Stack>
  );
}

function yearOf({ publishedOn }: ArticleSummary): string {
  return publishedOn.slice(0, 4);
}
