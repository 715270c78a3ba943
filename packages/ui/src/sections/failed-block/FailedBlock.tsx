import type { ReactElement, ReactNode } from 'react';
import { Stack } from '../../layout/Stack.tsx';
import { Text } from '../../text/Text.tsx';

export interface FailedBlockProps {
  /** What is missing: "The prices did not reach us." */
  title: string;
  /** What the visitor can do instead. */
  children: ReactNode;
  /** The button or link that tries again. */
  retry: ReactElement;
}

/** In the place of a part of a page whose data did not arrive. The rest of the page stays. */
export function FailedBlock({ title, children, retry }: FailedBlockProps) {
  return (
    <Stack gap={4} align="start" before={8} measure marked>
      <Text size="title-2">{title}</Text>
      <p>{children}</p>
      {retry}
    </Stack>
  );
}
