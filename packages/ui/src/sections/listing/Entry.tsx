import type { ReactElement } from 'react';
import { CardLabel } from '../../card/Card.tsx';
import type { PictureData } from '../../picture/Picture.tsx';
import { Text } from '../../text/Text.tsx';

export interface EntryProps {
  title: string;
  href: string;
  picture: PictureData;
  /** Above the title: its category. */
  label?: string | undefined;
  /** Above the title: day and place. */
  dateline?: ReactElement;
  summary?: string;
  /** Below the summary: author, day, reading time. */
  byline?: string;
}

export function EntryLabel({ label, dateline, className }: Partial<EntryProps> & { className?: string | undefined }) {
  if (label) return <CardLabel className={className}>{label}</CardLabel>;
  return (
    <Text size="caption" tone="quiet" className={className}>
      {dateline}
    </Text>
  );
}
