import { minWidth } from '@myler/config/breakpoints';
import { ArticleCard, type ArticleCardProps } from '../../article-card/ArticleCard.tsx';
import styles from './LatestArticles.module.css';

export interface LatestArticlesProps {
  /** Three, the latest first. */
  articles: readonly Omit<ArticleCardProps, 'sizes' | 'variant'>[];
}

/** The latest article, wide, and the two before it, upright: all of one height. */
export function LatestArticles({ articles }: LatestArticlesProps) {
  return (
    <ul className={styles.articles}>
      {articles.map((article, index) => (
        <li key={article.href}>
          <ArticleCard {...article} sizes={`${minWidth('md')} ${index === 0 ? 48 : 45}vw, 90vw`} />
        </li>
      ))}
    </ul>
  );
}
