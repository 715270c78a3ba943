import type { ReactNode } from 'react';
import { Text } from '@myler/ui/text';
import type { Outcome } from '../../data/outcome.ts';
import { BlockFailed } from './BlockFailed.tsx';

interface FetchedProps<Item> {
  list: Outcome<{ items: readonly Item[] }>;
  /** The title when it did not arrive. */
  failed: string;
  /** Shown when there is nothing in it. */
  empty?: string;
  children: (items: readonly Item[]) => ReactNode;
}

/** What a list becomes that was fetched for a block: its parts, or a sentence in their place. */
export function Fetched<Item>({ list, failed, empty, children }: FetchedProps<Item>) {
  if (!list.ok) return <BlockFailed title={failed} />;
  if (list.data.items.length > 0 || !empty) return children(list.data.items);
  return (
    <Text tone="quiet" before={6} measure>
      {empty}
    </Text>
  );
}
