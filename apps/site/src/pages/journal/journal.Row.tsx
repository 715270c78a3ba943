import { minWidth } from '@myler/config/breakpoints';
import type { ArticleSummary } from '@myler/api-client/contract';
import { journalCategoryNames } from '@myler/config/journal';
import { Card, CardLabel, CardLink } from '@myler/ui/card';
import { Picture } from '@myler/ui/picture';
import { bylineInWords, shortBylineInWords, articleAddress } from '@myler/domain/journal';
import { Text } from '@myler/ui/text';
import styles from './journal.Row.module.css';

interface JournalRowProps {
  article: ArticleSummary;
  headingLevel: 2 | 3;
  /** Shows the summary, where there is room. */
  withSummary?: boolean;
}

/** An article in a list: text first, a small picture at the end. */
export function JournalRow({ article, headingLevel, withSummary = false }: JournalRowProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card className={styles.row} data-wide={withSummary || undefined}>
      <div>
        <CardLabel className={styles.label}>{journalCategoryNames[article.category]}</CardLabel>
        <Heading className={styles.title}>
          <CardLink href={articleAddress(article)}>{article.title}</CardLink>
        </Heading>
        {withSummary && (
          <Text tone="quiet" before={3} measure className={styles.summary}>
            {article.summary}
          </Text>
        )}
        <Text size="caption" tone="quiet" before={2} className={styles.meta}>
          {withSummary ? bylineInWords(article) : shortBylineInWords(article)}
        </Text>
      </div>
      <div className={styles.picture}>
        <Picture
          picture={article.picture}
          sizes={withSummary ? `${minWidth('md')} 22vw, 30vw` : `${minWidth('md')} 12vw, 30vw`}
          fit="cover"
        />
      </div>
    </Card>
  );
}
