import { address } from '@myler/config/address';
import type { ArticleSummary } from '@myler/api-client/contract';
import { Section, SectionHeading } from '@myler/ui/section';
import { LatestArticles } from '@myler/ui/sections/latest-articles';
import type { Outcome } from '../../data/outcome.ts';
import { Fetched } from '../../features/fallbacks/Fetched.tsx';

/** An article with its date in words. */
export type DatedArticle = ArticleSummary & { published: string };

export function HomeJournal({ articles }: { articles: Outcome<{ items: DatedArticle[] }> }) {
  return (
    <Section band="paper-2" id="journal">
      <SectionHeading
        label="The travel journal"
        title="Written on the way back."
        more={{ href: address('/travel-journal'), label: 'Read the journal' }}
      />
      <Fetched
        list={articles}
        failed="The journal did not reach us."
        empty="Nobody is back yet. The next report is in somebody’s suitcase."
      >
        {(items) => (
          <LatestArticles
            articles={items.map(({ slug, title, summary, author, published, readingTime, picture }) => ({
              title,
              href: address('/travel-journal/$slug', { params: { slug } }),
              summary,
              meta: `${author}, ${published}, ${readingTime} minutes`,
              picture,
            }))}
          />
        )}
      </Fetched>
    </Section>
  );
}
