import { minWidth } from '@myler/config/breakpoints';
import type { ArticleSummary } from '@myler/api-client/contract';
import { journalCategoryNames } from '@myler/config/journal';
import { Card, CardLabel, CardLink, CardPicture } from '@myler/ui/card';
import { Picture } from '@myler/ui/picture';
import { bylineInWords, articleAddress } from '@myler/domain/journal';
import { Text } from '@myler/ui/text';
import styles from './journal.Feature.module.css';

interface JournalFeatureProps {
  article: ArticleSummary;
  /** `overlay` places its text on a corner of the picture; `beside` gives the text its own column. */
  layout: 'overlay' | 'beside';
  loading?: 'lazy' | 'eager';
}

/** An article with a large picture. */
export function JournalFeature({ article, layout, loading = 'lazy' }: JournalFeatureProps) {
  return (
    <Card className={styles.feature} data-layout={layout}>
      <CardPicture className={styles.picture}>
        <Picture
          picture={article.picture}
          sizes={layout === 'overlay' ? 'min(100vw, 84rem)' : `${minWidth('md')} 60vw, 90vw`}
          fit="cover"
          loading={loading}
          {...(loading === 'eager' ? { fetchPriority: 'high' as const } : {})}
        />
      </CardPicture>
      <div className={styles.words}>
        <CardLabel>{journalCategoryNames[article.category]}</CardLabel>
        <h2 className={styles.title}>
          <CardLink href={articleAddress(article)}>{article.title}</CardLink>
        </h2>
        <Text tone="quiet" before={4} measure>
          {article.summary}
        </Text>
        <Text size="caption" tone="quiet" before={5}>
          {bylineInWords(article)}
        </Text>
      </div>
    </Card>
  );
}
