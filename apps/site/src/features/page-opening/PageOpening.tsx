import { Label } from '@myler/ui/label';
import type { ReactElement, ReactNode } from 'react';
import { PageTrail, type PageTrailProps } from './PageTrail.tsx';
import styles from './PageOpening.module.css';

interface PageOpeningProps extends PageTrailProps {
  title: string;
  /** What the page is about, in two or three sentences. */
  lead: ReactNode;
  /** Below the lead. */
  children?: ReactElement | (ReactElement | false | undefined)[];
}

/** What most pages begin with: the way there, a title, and beside it what the page is about. */
export function PageOpening({ title, lead, children, ...trail }: PageOpeningProps) {
  return (
    <>
      <PageTrail {...trail} />
      <div className={styles.opening}>
        <div>
          {/* The trail has just said it. */}
          <Label seenOnly>{trail.page}</Label>
          <h1>{title}</h1>
        </div>
        <div>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      </div>
    </>
  );
}
