import { minWidth } from '@myler/config/breakpoints';
import type { ArticleSummary } from '@myler/api-client/contract';
import { shortBylineInWords } from '@myler/domain/journal';
import { Split, Stack } from '@myler/ui/layout';
import { Feature, Row, RowList, YearGroup } from '@myler/ui/sections/listing';
import { entryOf } from '../../features/journal/entry-of.ts';
import { JournalCard, JournalCards } from '../../features/journal/JournalCard.tsx';

/**
 * The first page, newest first: one article over its picture, one beside three, three in a row, one across, and the
 * rest.
 */
export function JournalFront({ articles }: { articles: readonly ArticleSummary[] }) {
  const [lead, second, ...others] = articles;
  const [beside, below, [across], rest] = [others.slice(0, 3), others.slice(3, 6), others.slice(6, 7), others.slice(7)];
  return (
    <Stack gap={9}>
      {lead && <Feature {...entryOf(lead)} layout="overlay" isFirst />}
      {second && (
        <Split ratio="7/5" rows={8} across={9}>
          <JournalCard article={second} sizes={`${minWidth('md')} 55vw, 90vw`} large headingLevel={2} />
          {beside.length > 0 && (
            <RowList>
              {beside.map((article) => (
                <Row key={article.slug} {...entryOf(article)} byline={shortBylineInWords(article)} headingLevel={2} />
              ))}
            </RowList>
          )}
        </Split>
      )}
      <JournalCards articles={below} headingLevel={2} />
      {across && <Feature {...entryOf(across)} layout="beside" />}
      <JournalCards articles={rest} headingLevel={2} />
    </Stack>
  );
}

/** Earlier articles, by the year of publication. */
export function JournalYears({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <Stack gap={9}>
      {[...new Set(articles.map(yearOf))].map((year) => (
        <YearGroup key={year} year={year}>
          <RowList>
            {articles
              .filter((article) => yearOf(article) === year)
              .map((article) => (
                <Row key={article.slug} {...entryOf(article)} size="large" />
              ))}
          </RowList>
        </YearGroup>
      ))}
    </Stack>
  );
}

const yearOf = ({ publishedOn }: ArticleSummary) => publishedOn.slice(0, 4);
