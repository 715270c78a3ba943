import type { ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { Label } from '../label/Label.tsx';
import { Cluster } from '../layout/Cluster.tsx';
import { Link } from '../link/Link.tsx';
import styles from './Section.module.css';

export interface SectionProps {
  band?: 'paper' | 'paper-2' | 'night';
  id?: string;
  /** The id of the section's heading, if the section should be a landmark. */
  labelledBy?: string;
  /** `full` gives the content the whole width. */
  width?: 'content' | 'full';
  children: ReactNode;
}

/** A full-width band of the page: 128 px of padding above and below (80 on telephones), content 1344 px wide. */
export function Section({ band = 'paper', id, labelledBy, width = 'content', children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={classNames(styles.section, band === 'paper-2' && styles.second)}
      data-tone={band === 'night' ? 'night' : undefined}
    >
      {width === 'full' ? children : <div className={styles.wrap}>{children}</div>}
    </section>
  );
}

export interface SectionHeadingProps {
  /** The small capitals above the title. */
  label: string;
  title: ReactNode;
  id?: string;
  /** The link to all of what the section shows some of, at the end of the line where it fits. */
  more?: { href: string; label: string };
}

/** The label and the title that most sections begin with. */
export function SectionHeading({ label, title, id, more }: SectionHeadingProps) {
  const heading = (
    <>
      <Label>{label}</Label>
      <h2 id={id}>{title}</h2>
    </>
  );
  if (!more) return heading;
  return (
    <Cluster gap={8} rows={4} align="end" justify="between">
      <div>{heading}</div>
      <Link variant="standalone" href={more.href}>
        {more.label}
      </Link>
    </Cluster>
  );
}
