import type { ArticleSummary } from '@myler/api-client/contract';
import { ArticleCard, type ArticleCardProps } from '@myler/ui/article-card';
import { Grid, type GridProps } from '@myler/ui/layout';
import { entryOf } from './entry-of.ts';

interface JournalCardProps extends Pick<ArticleCardProps, 'sizes' | 'large' | 'headingLevel'> {
  article: ArticleSummary;
}

export function JournalCard({ article, ...card }: JournalCardProps) {
  const { byline, ...entry } = entryOf(article);
  return <ArticleCard {...entry} {...card} meta={byline} />;
}

interface JournalCardsProps extends Pick<GridProps, 'before'>, Pick<JournalCardProps, 'headingLevel'> {
  articles: readonly ArticleSummary[];
}

/** Articles in rows. */
export function JournalCards({ articles, before, ...card }: JournalCardsProps) {
  if (articles.length === 0) return null;
  return (
    <Grid as="ul" columns="fit" gap={7} rows={8} before={before}>
      {articles.map((article) => (
        <li key={article.slug}>
          <JournalCard article={article} {...card} />
        </li>
      ))}
    </Grid>
  );
}
