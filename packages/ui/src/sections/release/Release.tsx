import { minWidth } from '@myler/config/breakpoints';
import type { ReactElement, ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbProps } from '../../breadcrumb/Breadcrumb.tsx';
import { Heading } from '../../heading/Heading.tsx';
import { Box } from '../../layout/Box.tsx';
import { Cluster } from '../../layout/Cluster.tsx';
import { ScreenOnly } from '../../layout/Measure.tsx';
import { Split } from '../../layout/Split.tsx';
import { Picture, type PictureData } from '../../picture/Picture.tsx';
import { Prose } from '../../prose/Prose.tsx';
import { Text } from '../../text/Text.tsx';
import styles from './Release.module.css';

export interface ReleaseProps {
  trail: BreadcrumbProps['items'];
  title: string;
  summary: string;
  /** City and day, before the first sentence, as is usual for releases. */
  dateline: ReactNode;
  /** The text. */
  children: ReactElement | ReactElement[];
  /** The mark below the last sentence: "Ends". */
  end: string;
  /** What stands in the margin: facts, contacts, downloads. */
  margin: ReactElement;
  /** The accessible name of the margin. */
  marginLabel: string;
  picture: PictureData;
  /** What the picture shows, and who may print it. */
  caption: string;
  /** The link to its largest file. */
  download: ReactElement;
}

/** A press release for editors: the text with its dateline, and beside it what they ask next. */
export function Release(props: ReleaseProps) {
  const { trail, title, summary, dateline, children, end, margin, marginLabel, picture, caption, download } = props;
  return (
    <Box as="article" wrap className={styles.release}>
      <Breadcrumb items={trail} />
      <header className={styles.head}>
        <Heading level={1} className={styles.title}>
          {title}
        </Heading>
        <Text size="lead" tone="quiet" before={6} measure>
          {summary}
        </Text>
      </header>
      <Split ratio="1/3" rows={8} across={9} className={styles.columns}>
        <Box as="aside" sticky aria-label={marginLabel}>
          {margin}
        </Box>
        <div>
          <Prose size="article">
            <p className={styles.dateline}>{dateline}</p>
            {children}
            <Text size="caption" tone="quiet" className={styles.end}>
              {end}
            </Text>
          </Prose>
          <ScreenOnly as="figure" before={9}>
            <Picture picture={{ ...picture, alt: '' }} sizes={`${minWidth('md')} 56vw, 90vw`} />
            <Cluster as="figcaption" gap={6} rows={3} align="baseline" justify="between" className={styles.caption}>
              <span>{caption}</span>
              {download}
            </Cluster>
          </ScreenOnly>
        </div>
      </Split>
    </Box>
  );
}
