import type { ReactNode } from 'react';
import { Heading } from '../../heading/Heading.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Anchor } from '../../link/LinkContext.tsx';
import { Text } from '../../text/Text.tsx';
import styles from './ArticleHead.module.css';

export interface ArticleHeadProps {
  category: { label: string; href: string };
  title: string;
  summary: string;
  author: string;
  /** The day of publication. */
  date: ReactNode;
  /** "7 minutes to read". */
  readingTime: string;
}

/** What an article begins with: its subject, author, date and reading time. */
export function ArticleHead({ category, title, summary, author, date, readingTime }: ArticleHeadProps) {
  return (
    <header className={styles.head}>
      <p className={styles.category}>
        <Anchor href={category.href}>{category.label}</Anchor>
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
          <p>{date}</p>
        </div>
        <p className={styles.time}>{readingTime}</p>
      </div>
    </header>
  );
}

/** The initials of "Mei-Lin Foo" are MF. */
function initialsOf(name: string): string {
  const words = name.split(' ');
  return [words[0], words.at(-1)].map((word) => word?.charAt(0)).join('');
}
