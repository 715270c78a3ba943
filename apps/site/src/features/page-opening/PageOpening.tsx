import { Label } from '@myler/ui/label';
import { Split } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import type { ReactElement, ReactNode } from 'react';
import { PageTrail, type PageTrailProps } from './PageTrail.tsx';

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
      <Split ratio="7/5" rows={6} align="end">
        <div>
          {/* The trail has just said it. */}
          <Label seenOnly>{trail.page}</Label>
          <h1>{title}</h1>
        </div>
        <div>
          {lead && (
            <Text size="lead" tone="quiet" measure>
              {lead}
            </Text>
          )}
          {children}
        </div>
      </Split>
    </>
  );
}
