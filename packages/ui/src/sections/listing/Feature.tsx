import { minWidth } from '@myler/config/breakpoints';
import { Card, CardLink, CardPicture } from '../../card/Card.tsx';
import { classNames } from '../../internal/class-names.ts';
import { Picture } from '../../picture/Picture.tsx';
import { Text } from '../../text/Text.tsx';
import { EntryLabel, type EntryProps } from './Entry.tsx';
import styles from './Feature.module.css';

export interface FeatureProps extends EntryProps {
  as?: 'article' | 'li';
  /**
   * `overlay` places its words on a corner of the picture; `beside` gives them a column before it, and `first` one after
   * it. `alternating` changes the side in every second of a list.
   */
  layout: 'overlay' | 'beside' | 'first' | 'alternating';
  /** It is in view when the page opens. */
  isFirst?: boolean;
}

/** Something to read, with a large picture. */
export function Feature({
  as,
  layout,
  isFirst = false,
  title,
  href,
  picture,
  summary,
  byline,
  ...label
}: FeatureProps) {
  return (
    <Card {...(as && { as })} className={classNames(styles.feature, styles[layout])}>
      <CardPicture className={styles.picture}>
        <Picture
          picture={picture}
          sizes={
            layout === 'overlay' ? 'min(100vw, 84rem)' : `${minWidth('md')} ${layout === 'first' ? 50 : 60}vw, 90vw`
          }
          fit="cover"
          {...(isFirst && { loading: 'eager', fetchPriority: 'high' })}
        />
      </CardPicture>
      <div className={styles.words}>
        <EntryLabel {...label} />
        <h2 className={styles.title}>
          <CardLink href={href}>{title}</CardLink>
        </h2>
        <Text size={layout === 'first' ? 'lead' : undefined} tone="quiet" before={4} measure>
          {summary}
        </Text>
        {byline && (
          <Text size="caption" tone="quiet" before={5}>
            {byline}
          </Text>
        )}
      </div>
    </Card>
  );
}
