import { minWidth } from '@myler/config/breakpoints';
import type { ReactElement } from 'react';
import { ArchPicture } from '../../arch-picture/ArchPicture.tsx';
import { Card, CardLabel, CardLink } from '../../card/Card.tsx';
import type { PictureData } from '../../picture/Picture.tsx';
import styles from './MarginCard.module.css';

export interface MarginCardProps {
  /** "The house". */
  label: string;
  /** The accessible name of the card: "The hotel: Dar Zahra". */
  name: string;
  title: string;
  href: string;
  picture: PictureData;
  /** Below the title. */
  children: ReactElement | ReactElement[];
}

/** What the text mentions: in the margin of an `ArticleText` on wide windows, between its paragraphs on narrow ones. */
export function MarginCard({ label, name, title, href, picture, children }: MarginCardProps) {
  return (
    <Card as="aside" className={styles.card} aria-label={name}>
      <div>
        <ArchPicture picture={{ ...picture, alt: '' }} sizes={`${minWidth('md')} 15rem, 8rem`} />
      </div>
      <div className={styles.words}>
        <CardLabel className={styles.label}>{label}</CardLabel>
        <p className={styles.title}>
          <CardLink href={href}>{title}</CardLink>
        </p>
        {children}
      </div>
    </Card>
  );
}
