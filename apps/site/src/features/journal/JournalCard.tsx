import type { ArticleSummary } from '@myler/api-client/contract';
import { ArticleCard, type ArticleCardProps } from '@myler/ui/article-card';
import { Cluster, type ClusterProps } from '@myler/ui/layout';
import { entryOf } from './entry-of.ts';
import styles from './JournalCard.module.css';

interface JournalCardProps extends Pick<ArticleCardProps, 'sizes' | 'large' | 'headingLevel'> {
  article: ArticleSummary;
}

export function JournalCard({ article, ...card }: JournalCardProps) {
  const { byline, ...entry } = entryOf(article);
  return <ArticleCard {...entry} {...card} meta={byline} />;
}

interface JournalCardsProps extends Pick<ClusterProps, 'before'>, Pick<JournalCardProps, 'headingLevel'> {
  articles: readonly ArticleSummary[];
}

/** Articles, three in a row where they fit; otherwise the third has its own row. */
export function JournalCards({ articles, before, ...card }: JournalCardsProps) {
  if (articles.length === 0) return null;
  return (
    <Cluster as="ul" gap={7} rows={8} align="start" before={before} className={styles.cards}>
      {articles.map((article) => (
        <li key={article.slug}>
          <JournalCard article={article} {...card} />
        </li>
      ))}
    </Cluster>
  );
}
