import type { FaqEntry } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { contactLines } from '@myler/config/contact';
import { faqCategories, type FaqCategory } from '@myler/config/questions';
import { LinkButton } from '@myler/ui/button';
import { Section, SectionHeading } from '@myler/ui/section';
import { ContactLines } from '@myler/ui/sections/lists';
import { Questions } from '@myler/ui/sections/questions';
import type { Outcome } from '../../data/outcome.ts';
import { PlainBlocks } from '../../features/text/PlainBlocks.tsx';
import { Island } from '@myler/islands/island';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import { FaqFilter } from './faq-filter.island.tsx';
import { live } from '@myler/islands/attributes';
import { Cluster, ScreenOnly, Split } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { PageOpening } from '../../features/page-opening/PageOpening.tsx';
import styles from './FaqPage.module.css';

const categoryWords: Record<FaqCategory, { name: string; title: string }> = {
  membership: { name: 'Membership', title: 'About membership.' },
  payment: { name: 'Paying', title: 'About paying.' },
  travelling: { name: 'Travelling', title: 'About travelling.' },
  children: { name: 'Children', title: 'About your children.' },
  'gift-cards': { name: 'Gift cards', title: 'About gift cards.' },
  privacy: { name: 'Privacy', title: 'About what we know.' },
};

interface FaqPageProps {
  entries: Outcome<FaqEntry[]>;
}

/** Thirty answers, all of them in the page. Each has its own address, and unfolds when the address names it. */
export function FaqPage({ entries }: FaqPageProps) {
  return (
    <>
      <AllAnswers entries={entries} />
      <AskTheDesk />
    </>
  );
}

function AllAnswers({ entries }: FaqPageProps) {
  return (
    <Section band="paper">
      <PageOpening
        page="Questions"
        title="Asked often, answered plainly."
        lead="These are the thirty that the desk hears most, from what a Myler is to what becomes of a lost gift code. Where an answer costs money, the sum is in it."
      />
      {entries.ok ? (
        <>
          <Split ratio="5/7" rows={6} across={9} before={9} only="screen">
            <Island of="faq-filter" hydrateOn="visible" component={FaqFilter} />
            <Cluster as="nav" gap={6} rows={0} align="end" className={styles.jump} aria-label="Subjects">
              {faqCategories.map((id) => (
                <a key={id} href={`#${id}`}>
                  {categoryWords[id].name}
                </a>
              ))}
            </Cluster>
          </Split>
          <div {...live({ answers: true })}>
            {faqCategories.map((id) => (
              <Questions
                key={id}
                id={id}
                title={categoryWords[id].title}
                linkLabel="Link to this answer"
                questions={entries.data
                  .filter(({ category }) => category === id)
                  .map((entry) => ({
                    id: entry.id,
                    question: entry.question,
                    answer: <PlainBlocks blocks={entry.answer} headingLevel={4} />,
                    attributes: live({ 'also-asked': entry.alsoAsked }),
                  }))}
                {...live({ category: true })}
              />
            ))}
          </div>
        </>
      ) : (
        <BlockFailed title="The answers did not reach us." />
      )}
    </Section>
  );
}

function AskTheDesk() {
  return (
    <Section band="night">
      <Split ratio="7/5" rows={9}>
        <div>
          <SectionHeading label="The desk" title="Is yours not among them?" />
          <Text size="lead" tone="quiet" before={5} measure>
            Ring and ask. Nine people answer in London, fewer elsewhere, and none of them reads from a card.
          </Text>
          <ScreenOnly as="p" before={7}>
            <LinkButton variant="gold" href={address('/discover-myler', { hash: 'enquire' })}>
              Write to us
            </LinkButton>
          </ScreenOnly>
        </div>
        <ContactLines lines={contactLines} />
      </Split>
    </Section>
  );
}
