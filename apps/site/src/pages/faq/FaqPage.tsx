import type { FaqEntry } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { contactLines } from '@myler/config/contact';
import { faqCategories, type FaqCategory } from '@myler/config/questions';
import { Accordion } from '@myler/ui/accordion';
import { LinkButton } from '@myler/ui/button';
import { Label } from '@myler/ui/label';
import { Section } from '@myler/ui/section';
import type { Outcome } from '../../data/outcome.ts';
import { PlainBlocks } from '../../features/text/PlainBlocks.tsx';
import { Island } from '@myler/islands/island';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import { FaqFilter } from './faq-filter.island.tsx';
import { live } from '@myler/islands/attributes';
import { Heading } from '@myler/ui/heading';
import { Box, Cluster, ScreenOnly, Split } from '@myler/ui/layout';
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
            <Cluster as="nav" gap={6} rows={0} align="end" justify="last" className={styles.jump} aria-label="Subjects">
              {faqCategories.map((id) => (
                <a key={id} href={`#${id}`}>
                  {categoryWords[id].name}
                </a>
              ))}
            </Cluster>
          </Split>
          <div {...live({ answers: true })}>
            {faqCategories.map((id) => (
              <Answers
                key={id}
                id={id}
                title={categoryWords[id].title}
                entries={entries.data.filter(({ category }) => category === id)}
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
          <Label>The desk</Label>
          <h2>Is yours not among them?</h2>
          <Text size="lead" tone="quiet" before={5} measure>
            Ring and ask. Nine people answer in London, fewer elsewhere, and none of them reads from a card.
          </Text>
          <ScreenOnly as="p" before={7}>
            <LinkButton variant="gold" href={address('/discover-myler', { hash: 'enquire' })}>
              Write to us
            </LinkButton>
          </ScreenOnly>
        </div>
        <Box as="dl" lines="around" className={styles.lines}>
          {contactLines.map(({ city, display, href }) => (
            <Cluster gap={5} rows={0} align="baseline" justify="between" key={city}>
              <dt>{city}</dt>
              <dd>
                <a href={href}>{display}</a>
              </dd>
            </Cluster>
          ))}
        </Box>
      </Split>
    </Section>
  );
}

interface AnswersProps {
  id: FaqCategory;
  title: string;
  entries: readonly FaqEntry[];
}

function Answers({ id, title, entries }: AnswersProps) {
  if (entries.length === 0) return null;
  return (
    <Split
      id={id}
      as="section"
      ratio="5/7"
      rows={6}
      across={9}
      className={styles.category}
      aria-labelledby={`${id}-title`}
      {...live({ category: true })}
    >
      <Heading id={`${id}-title`} level={2} size="title-2" sticky>
        {title}
      </Heading>
      <Accordion
        items={entries.map((entry) => ({
          title: entry.question,
          content: (
            // The id is inside the folded part, because browsers unfold it when the address names an element in it.
            <div id={entry.id} className={styles.answer} {...live({ 'also-asked': entry.alsoAsked })}>
              <PlainBlocks blocks={entry.answer} headingLevel={4} />
              <Text size="caption" only="screen" className={styles.address}>
                <a href={`#${entry.id}`}>Link to this answer</a>
              </Text>
            </div>
          ),
        }))}
      />
    </Split>
  );
}
