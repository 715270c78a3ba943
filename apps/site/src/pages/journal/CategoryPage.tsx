import type { ArticleSummary } from '@myler/api-client/contract';
import type { JournalCategory } from '@myler/config/journal';
import { address } from '@myler/config/address';
import { formatDate } from '@myler/config/dates';
import { Pagination } from '@myler/ui/pagination';
import type { Outcome } from '../../data/outcome.ts';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import { entryOf } from '../../features/journal/entry-of.ts';
import { JournalNothing } from './journal.Nothing.tsx';
import { JournalShelves } from './journal.Shelves.tsx';
import { JournalSubscribe } from './journal.Subscribe.tsx';
import { categoryAddress, journalCategoryWords, ARTICLES_PER_PAGE } from '@myler/domain/journal';
import { counted } from '@myler/domain/words';
import { Box, Stack } from '@myler/ui/layout';
import { Section } from '@myler/ui/section';
import { Feature } from '@myler/ui/sections/listing';
import { Opening } from '@myler/ui/sections/opening';

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
      <Section band="paper">
        <Opening
          trail={[{ label: 'Travel journal', href: address('/travel-journal') }, { label: name }]}
          label={name}
          title={title}
          lead={line}
          aside={false}
        />
        <JournalShelves current={category} />
        {!articles.ok && <BlockFailed title={`${name} did not reach us.`} />}
        {articles.ok && items.length === 0 && <JournalNothing page={page} />}
        <Stack as="ol" gap={10}>
          {items.map((article, index) => (
            <Feature
              key={article.slug}
              as="li"
              layout="alternating"
              {...entryOf(article)}
              label={undefined}
              dateline={<time dateTime={article.publishedOn}>{formatDate(article.publishedOn)}</time>}
              byline={`${article.author}, ${counted(article.readingTime, 'minute')}`}
              isFirst={index === 0}
            />
          ))}
        </Stack>
        {articles.ok && (
          <Box before={9}>
            <Pagination
              current={page}
              total={Math.ceil(articles.data.total / ARTICLES_PER_PAGE)}
              hrefOf={(number) => categoryAddress(category, number)}
              label={`${name}, travel journal`}
            />
          </Box>
        )}
      </Section>
      <JournalSubscribe category={category} />
    </>
  );
}
