import { address } from '@myler/config/address';
import type { JournalCategory } from '@myler/config/journal';
import { journalCategoryList } from '@myler/domain/journal';
import { LinkBar } from '@myler/ui/sections/link-bar';

/** The eight categories. */
export function JournalShelves({ current }: { current?: JournalCategory }) {
  return (
    <LinkBar
      label="Travel journal, by category"
      before={9}
      links={[
        { label: 'Everything', href: address('/travel-journal'), current: current ? undefined : 'true' },
        ...journalCategoryList.map(({ id, name, href }) => ({
          label: name,
          href,
          current: id === current ? ('page' as const) : undefined,
        })),
      ]}
    />
  );
}
