import type { ReactNode } from 'react';
import { Box } from '../../layout/Box.tsx';
import { ScreenOnly } from '../../layout/Measure.tsx';
import { Picture, type PictureData } from '../../picture/Picture.tsx';
import styles from './Hero.module.css';

export interface HeroProps {
  /** The small capitals above the title. */
  label: string;
  /** Its two lines, which a narrow window joins. */
  title: readonly [string, string];
  lead: string;
  /** As wide as the window. The copy is on its left half, or below it on telephones. */
  picture?: PictureData | undefined;
  links: ReactNode;
  /** What the page begins with: a search. */
  children: ReactNode;
}

/** The beginning of a home page: a picture, a promise, and what to do next. The copy is readable however the picture is cropped. */
export function Hero({ label, title: [first, second], lead, picture, links, children }: HeroProps) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      {picture && (
        <ScreenOnly className={styles.picture}>
          <Picture
            picture={picture}
            fit="cover"
            sizes="(max-aspect-ratio: 1/1) 200vw, 100vw"
            loading="eager"
            fetchPriority="high"
          />
        </ScreenOnly>
      )}
      <Box wrap>
        <p className={styles.label}>{label}</p>
        <h1 id="hero-title">
          <span>{first}</span> <br className={styles.break} />
          <span>{second}</span>
        </h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.control}>{children}</div>
        <p className={styles.links}>{links}</p>
      </Box>
    </section>
  );
}
