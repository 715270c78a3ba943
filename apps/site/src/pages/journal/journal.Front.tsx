import { minWidth } from '@myler/config/breakpoints';
import type { ArticleSummary } from '@myler/api-client/contract';
import { journalCategoryNames } from '@myler/config/journal';
import { ArticleCard } from '@myler/ui/article-card';
import { JournalFeature } from './journal.Feature.tsx';
import { bylineInWords, articleAddress } from '@myler/domain/journal';
import { Split, Stack } from '@myler/ui/layout';
import { JournalRow } from './journal.Row.tsx';
import styles from './journal.Front.module.css';

/**
 * The first page, newest first: one article over its picture, one beside three, three in a row, one across, and the
 * rest.
 */
export function JournalFront({ articles }: { articles: readonly ArticleSummary[] }) {
  const [lead, second, ...others] = articles;
  const [beside, below, [across], rest] = [others.slice(0, 3), others.slice(3, 6), others.slice(6, 7), others.slice(7)];
  return (
    <Stack gap={9}>
      {lead && <JournalFeature article={lead} layout="overlay" loading="eager" />}
      {second && (
        <Split ratio="7/5" rows={8} across={9}>
          <Card article={second} sizes={`${minWidth('md')} 55vw, 90vw`} large />
          {beside.length > 0 && (
            <ul className={styles.rows}>
              {beside.map((article) => (
                <li key={article.slug}>
                  <JournalRow article={article} headingLevel={2} />
                </li>
              ))}
            </ul>
          )}
        </Split>
      )}
      <Cards articles={below} />
      {across && <JournalFeature article={across} layout="beside" />}
      <Cards articles={rest} />
    </Stack>
  );
}

function Cards({ articles }: { articles: readonly ArticleSummary[] }) {
  if (articles.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {articles.map((article) => (
        <li key={article.slug}>
          <Card article={article} sizes={`${minWidth('md')} 30vw, 90vw`} />
        </li>
      ))}
    </ul>
  );
}

function Card({ article, sizes, large = false }: { article: ArticleSummary; sizes: string; large?: boolean }) {
  return (
    <div className={large ? styles.large : undefined}>
      <ArticleCard
        title={article.title}
        href={articleAddress(article)}
        label={journalCategoryNames[article.category]}
        summary={article.summary}
        meta={bylineInWords(article)}
        picture={article.picture}
        sizes={sizes}
        headingLevel={2}
      />
    </div>
  );
}
