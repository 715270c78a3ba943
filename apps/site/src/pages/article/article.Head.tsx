import type { Article } from '@myler/api-client/contract';
import { formatDate } from '@myler/config/dates';
import { journalCategoryNames } from '@myler/config/journal';
import { Anchor } from '@myler/ui/link';
import { categoryAddress } from '@myler/domain/journal';
import { counted } from '@myler/domain/words';
import styles from './article.Head.module.css';

/** The article's subject, author, date and reading time. */
export function ArticleHead({ article }: { article: Article }) {
  const { category, title, summary, author, publishedOn, updatedOn, readingTime } = article;
  return (
    <header className={styles.head}>
      <p className={styles.category}>
        <Anchor href={categoryAddress(category)}>{journalCategoryNames[category]}</Anchor>
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.summary}>{summary}</p>
      <div className={styles.byline}>
        <span className={styles.cameo} aria-hidden="true">
          {initialsOf(author)}
        </span>
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
