import type { ArticleSummary } from '@myler/api-client/contract';
import { ArticleCard, type ArticleCardProps } from '@myler/ui/article-card';
import { CardTrio, type CardTrioProps } from '@myler/ui/sections/listing';
import { entryOf } from './entry-of.ts';

interface JournalCardProps extends Pick<ArticleCardProps, 'sizes' | 'large' | 'headingLevel'> {
  article: ArticleSummary;
}

export function JournalCard({ article, ...card }: JournalCardProps) {
  const { byline, ...entry } = entryOf(article);
  return <ArticleCard {...entry} {...card} meta={byline} />;
}

interface JournalCardsProps extends Pick<CardTrioProps, 'before'>, Pick<JournalCardProps, 'headingLevel'> {
  articles: readonly ArticleSummary[];
}

/** Articles in rows of three. */
export function JournalCards({ articles, before, ...card }: JournalCardsProps) {
  if (articles.length === 0) return null;
  return (
    <CardTrio before={before}>
      {articles.map((article) => (
        <li key={article.slug}>
          <JournalCard article={article} {...card} />
        </li>
      ))}
    </CardTrio>
  );
}
