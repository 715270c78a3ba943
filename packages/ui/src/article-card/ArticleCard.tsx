import { minWidth } from '@myler/config/breakpoints';
import type { ReactNode } from 'react';
import { Card, CardLabel, CardLink, CardPicture } from '../card/Card.tsx';
import { classNames } from '../internal/class-names.ts';
import { Picture, type PictureData } from '../picture/Picture.tsx';
import styles from './ArticleCard.module.css';

export interface ArticleCardProps {
  title: string;
  href: string;
  /** The category: "On the road with children". */
  label?: ReactNode;
  /** What the article says, in one sentence. */
  summary?: ReactNode;
  /** Author, date and reading time, already formatted as text. */
  meta?: ReactNode;
  picture: PictureData;
  /** `inspiration` is a dark card, whose picture fades into the ground of the text; `article` has the text below. */
  variant?: 'article' | 'inspiration';
  sizes?: string;
  /** Its title is large: it is the first of several. */
  large?: boolean;
  headingLevel?: 2 | 3 | 4;
}

/** A card that links to an article. */
export function ArticleCard({
  title,
  href,
  label,
  summary,
  meta,
  picture,
  variant = 'article',
  sizes = `${minWidth('md')} 30vw, 90vw`,
  large = false,
  headingLevel = 3,
}: ArticleCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card className={styles.card} data-variant={variant}>
      <CardPicture className={styles.picture}>
        <Picture picture={picture} sizes={sizes} fit="cover" />
      </CardPicture>
      <div className={styles.words}>
        {label && <CardLabel className={styles.label}>{label}</CardLabel>}
        <Heading className={classNames(styles.title, large && styles.large)}>
          <CardLink href={href}>{title}</CardLink>
        </Heading>
        {summary && <p className={styles.summary}>{summary}</p>}
        {meta && <p className={styles.meta}>{meta}</p>}
      </div>
    </Card>
  );
}
