import type { ArticleSummary } from '@myler/api-client/contract';
import { journalLine } from '@myler/config/journal';
import { Pagination } from '@myler/ui/pagination';
import { Section } from '@myler/ui/section';
import type { Outcome } from '../../data/outcome.ts';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import { JournalFront, JournalYears } from './journal.Front.tsx';
import { JournalNothing } from './journal.Nothing.tsx';
import { JournalShelves } from './journal.Shelves.tsx';
import { JournalSubscribe } from './journal.Subscribe.tsx';
import { journalAddress, ARTICLES_PER_PAGE } from '@myler/domain/journal';
import { Box } from '@myler/ui/layout';
import { Opening } from '@myler/ui/sections/opening';

export interface JournalPageProps {
  page: number;
  articles: Outcome<{ items: ArticleSummary[]; total: number }>;
}

/**
 * The journal: the newest article first and largest, the rest in a magazine layout. Later pages list the earlier
 * articles.
 */
export function JournalPage({ page, articles }: JournalPageProps) {
  const items = articles.ok ? articles.data.items : [];
  return (
    <>
      <Section band="paper">
        <Opening
          label="The travel journal"
          title={page === 1 ? 'Somebody went, and wrote it down.' : 'What was written before that.'}
          lead={journalLine}
        />
        <JournalShelves />
        {!articles.ok && <BlockFailed title="The journal did not reach us." />}
        {articles.ok && items.length === 0 && <JournalNothing page={page} />}
        {page === 1 ? <JournalFront articles={items} /> : <JournalYears articles={items} />}
        {articles.ok && (
          <Box before={9}>
            <Pagination
              current={page}
              total={Math.ceil(articles.data.total / ARTICLES_PER_PAGE)}
              hrefOf={journalAddress}
              label="The travel journal"
            />
          </Box>
        )}
      </Section>
      <JournalSubscribe />
    </>
  );
}
