import type { ArticleSummary } from '@myler/api-client/contract';
import { relatedArticles } from '@myler/domain/journal';
import { ScreenOnly } from '@myler/ui/layout';
import { Section, SectionHeading } from '@myler/ui/section';
import type { Outcome } from '../../data/outcome.ts';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import { JournalCards } from '../../features/journal/JournalCard.tsx';

interface ArticleOthersProps {
  article: ArticleSummary;
  journal: Outcome<readonly ArticleSummary[]>;
}

export function ArticleOthers({ article, journal }: ArticleOthersProps) {
  const related = journal.ok ? relatedArticles(article, journal.data) : [];
  if (journal.ok && related.length === 0) return null;
  return (
    <Section band="paper">
      <ScreenOnly>
        <SectionHeading label="Read on" title="From the same drawer." />
        {journal.ok ? (
          <JournalCards articles={related} before={8} />
        ) : (
          <BlockFailed title="The rest of the journal did not reach us." />
        )}
      </ScreenOnly>
    </Section>
  );
}
