import type { ArticleSummary } from '@myler/api-client/contract';
import type { JournalCategory } from '@myler/config/journal';
import { address } from '@myler/config/address';
import { Breadcrumb } from '@myler/ui/breadcrumb';
import { Label } from '@myler/ui/label';
import { Pagination } from '@myler/ui/pagination';
import type { Outcome } from '../../data/outcome.ts';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import { CategoryArticles } from './category.Articles.tsx';
import { JournalNothing } from './journal.Nothing.tsx';
import { JournalShelves } from './journal.Shelves.tsx';
import { JournalSubscribe } from './journal.Subscribe.tsx';
import { categoryAddress, journalCategoryWords, ARTICLES_PER_PAGE } from '@myler/domain/journal';
import { Box } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import styles from './CategoryPage.module.css';

export interface CategoryPageProps {
  category: JournalCategory;
  page: number;
  articles: Outcome<{ items: ArticleSummary[]; total: number }>;
}

/** One category of the journal: few articles, each with much room. */
export function CategoryPage({ category, page, articles }: CategoryPageProps) {
  const { name, title, line } = journalCategoryWords(category);
  const items = articles.ok ? articles.data.items : [];
  return (
    <>
      <Box wrap className={styles.page}>
        <Breadcrumb items={[{ label: 'Travel journal', href: address('/travel-journal') }, { label: name }]} />
        <div className={styles.opening}>
          <Label seenOnly>{name}</Label>
          <h1>{title}</h1>
          <Text size="lead" tone="quiet" before={6} measure>
            {line}
          </Text>
        </div>
        <JournalShelves current={category} />
        {!articles.ok && <BlockFailed title={`${name} did not reach us.`} />}
        {articles.ok && items.length === 0 && <JournalNothing page={page} />}
        <CategoryArticles articles={items} />
        {articles.ok && (
          <div className={styles.paging}>
            <Pagination
              current={page}
              total={Math.ceil(articles.data.total / ARTICLES_PER_PAGE)}
              hrefOf={(number) => categoryAddress(category, number)}
              label={`${name}, travel journal`}
            />
          </div>
        )}
      </Box>
      <JournalSubscribe category={category} />
    </>
  );
}
