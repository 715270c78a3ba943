import { minWidth } from '@myler/config/breakpoints';
import type { ReactNode } from 'react';
import { Picture, type PictureData } from '../../picture/Picture.tsx';
import { Prose } from '../../prose/Prose.tsx';
import { Text } from '../../text/Text.tsx';
import styles from './ArticleBody.module.css';

/** The running text of an article. Its first letter stands in an arch. */
export function ArticleBody({ children }: { children: ReactNode }) {
  return (
    <Prose size="article" className={styles.body}>
      {children}
    </Prose>
  );
}

/** A sentence of the text, large. Hidden from screen readers, because the text contains it. */
export function PullQuote({ children }: { children: string }) {
  return (
    <p className={styles.pullQuote} aria-hidden="true">
      {children}
    </p>
  );
}

/** A fact beside the story. */
export function ArticleFact({ children }: { children: string }) {
  return <p className={styles.fact}>{children}</p>;
}

export interface ArticlePictureProps {
  picture: PictureData;
  caption?: string | undefined;
}

/** A picture in the text, wider than its lines. */
export function ArticlePicture({ picture, caption }: ArticlePictureProps) {
  return (
    <figure className={styles.figure}>
      <Picture picture={picture} sizes={`${minWidth('xl')} 50rem, ${minWidth('md')} 46rem, 100vw`} />
      {caption && (
        <Text as="figcaption" size="caption" tone="quiet">
          {caption}
        </Text>
      )}
    </figure>
  );
}
