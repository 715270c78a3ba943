import { minWidth } from '@myler/config/breakpoints';
import type { ArticleSummary } from '@myler/api-client/contract';
import { formatDate } from '@myler/config/dates';
import { Card, CardLink, CardPicture } from '@myler/ui/card';
import { Picture } from '@myler/ui/picture';
import { articleAddress } from '@myler/domain/journal';
import { counted } from '@myler/domain/words';
import { Heading } from '@myler/ui/heading';
import { Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import styles from './category.Articles.module.css';

/** The articles of a category one after another, with the picture on alternating sides. */
export function CategoryArticles({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <Stack as="ol" gap={10}>
      {articles.map((article, index) => (
        <Card as="li" key={article.slug} className={styles.article}>
          <CardPicture className={styles.picture}>
            <Picture
              picture={article.picture}
              sizes={`${minWidth('md')} 58vw, 90vw`}
              fit="cover"
              loading={index === 0 ? 'eager' : 'lazy'}
            />
          </CardPicture>
          <div className={styles.words}>
            <Text size="caption" tone="quiet">
              <time dateTime={article.publishedOn}>{formatDate(article.publishedOn)}</time>
            </Text>
            <Heading level={2} className={styles.title}>
              <CardLink href={articleAddress(article)}>{article.title}</CardLink>
            </Heading>
            <Text tone="quiet" measure>
              {article.summary}
            </Text>
            <Text
              size="caption"
              tone="quiet"
              before={4}
            >{`${article.author}, ${counted(article.readingTime, 'minute')}`}</Text>
          </div>
        </Card>
      ))}
    </Stack>
  );
}
