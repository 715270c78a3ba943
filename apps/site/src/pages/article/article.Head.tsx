import type { Article } from '@myler/api-client/contract';
import { formatDate } from '@myler/config/dates';
import { journalCategoryNames } from '@myler/config/journal';
import { Anchor } from '@myler/ui/link';
import { categoryAddress } from '@myler/domain/journal';
import { counted } from '@myler/domain/words';
import { Heading } from '@myler/ui/heading';
import { Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import styles from './article.Head.module.css';

/** The article's subject, author, date and reading time. */
export function ArticleHead({ article }: { article: Article }) {
  const { category, title, summary, author, publishedOn, updatedOn, readingTime } = article;
  return (
    <header className={styles.head}>
      <p className={styles.category}>
        <Anchor href={categoryAddress(category)}>{journalCategoryNames[category]}</Anchor>
      </p>
      <Heading level={1} before={4}>
        {title}
      </Heading>
      <Text size="lead" tone="quiet" measure className={styles.summary}>
        {summary}
      </Text>
      <div className={styles.byline}>
        <Stack as="span" className={styles.cameo} aria-hidden="true">
          {initialsOf(author)}
        </Stack>
        <div>
          <p className={styles.author}>{author}</p>
          <p>
            <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
            {updatedOn && (
              <span>
                , updated <time dateTime={updatedOn}>{formatDate(updatedOn)}</time>
              </span>
            )}
          </p>
        </div>
        <p className={styles.time}>{`${counted(readingTime, 'minute')} to read`}</p>
      </div>
    </header>
  );
}

/** The initials of "Mei-Lin Foo" are MF. */
function initialsOf(name: string): string {
  const words = name.split(' ');
  return [words[0], words.at(-1)].map((word) => word?.charAt(0)).join('');
}
