import type { ReactNode } from 'react';
import { Picture, type PictureData } from '../../picture/Picture.tsx';
import { Text } from '../../text/Text.tsx';
import { Contents, type ContentsProps } from '../contents/Contents.tsx';
import styles from './ArticleText.module.css';

export interface ArticleTextProps {
  /** Across the window, with its `alt` as the caption. */
  picture: PictureData;
  contents: ContentsProps;
  /** The text, and what follows in its column. */
  children: ReactNode;
}

/** An article below its head: the picture, the contents, the text, and a margin for what the text mentions. */
export function ArticleText({ picture, contents, children }: ArticleTextProps) {
  return (
    <>
      <figure>
        <div className={styles.picture}>
          {/* The caption says what it shows, so a screen reader hears it once. */}
          <Picture picture={{ ...picture, alt: '' }} sizes="100vw" fit="cover" loading="eager" fetchPriority="high" />
        </div>
        <Text as="figcaption" size="caption" tone="quiet" wrap className={styles.caption}>
          {picture.alt}
        </Text>
      </figure>
      <div className={styles.columns}>
        <Contents {...contents} />
        <div>{children}</div>
      </div>
    </>
  );
}
