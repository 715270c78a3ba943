import type { ArticleSummary } from '@myler/api-client/contract';
import { journalLine } from '@myler/config/journal';
import { Label } from '@myler/ui/label';
import { Pagination } from '@myler/ui/pagination';
import { Section } from '@myler/ui/section';
import type { Outcome } from '../../data/outcome.ts';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import { JournalEarlierArticles } from './journal.EarlierArticles.tsx';
import { JournalFront } from './journal.Front.tsx';
import { JournalNothing } from './journal.Nothing.tsx';
import { JournalShelves } from './journal.Shelves.tsx';
import { JournalSubscribe } from './journal.Subscribe.tsx';
import { journalAddress, ARTICLES_PER_PAGE } from '@myler/domain/journal';
import { Split } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import styles from './JournalPage.module.css';

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
        <Split ratio="7/5" rows={7} across={9} align="end">
          <div>
            <Label>The travel journal</Label>
            <h1>{page === 1 ? 'Somebody went, and wrote it down.' : 'What was written before that.'}</h1>
          </div>
          <Text size="lead" tone="quiet" className={styles.lead}>
            {journalLine}
          </Text>
        </Split>
        <JournalShelves />
        {!articles.ok && <BlockFailed title="The journal did not reach us." />}
        {articles.ok && items.length === 0 && <JournalNothing page={page} />}
        {page === 1 ? <JournalFront articles={items} /> : <JournalEarlierArticles articles={items} />}
        {articles.ok && (
          <div className={styles.paging}>
            <Pagination
              current={page}
              total={Math.ceil(articles.data.total / ARTICLES_PER_PAGE)}
              hrefOf={journalAddress}
              label="The travel journal"
            />
          </div>
        )}
      </Section>
      <JournalSubscribe />
    </>
  );
}
