import { address } from '@myler/config/address';
import { minWidth } from '@myler/config/breakpoints';
import type { GiftCardOptions } from '@myler/api-client/contract';
import { deskLine, mailboxes } from '@myler/config/contact';
import { LinkButton } from '@myler/ui/button';
import { FactsList } from '@myler/ui/facts-list';
import { GiftCardFan } from '@myler/ui/gift-card';
import { Link } from '@myler/ui/link';
import { Section, SectionHeading } from '@myler/ui/section';
import type { Outcome } from '../../data/outcome.ts';
import { Island } from '@myler/islands/island';
import { Cluster, Split, boxClass } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import { GiftCardIsland } from './gift-card.island.tsx';
import { GiftCardByPost } from './gift-card.ByPost.tsx';
import { PageOpening } from '../../features/page-opening/PageOpening.tsx';

interface GiftCardPageProps {
  options: Outcome<GiftCardOptions>;
}

/** A card is a gift, so the designs come first, then the form, then the conditions. */
export function GiftCardPage({ options }: GiftCardPageProps) {
  return (
    <>
      <PageHeading options={options} />
      <GiftForm options={options} />
      {options.ok && <Promises facts={options.data.facts} />}
    </>
  );
}

function PageHeading({ options }: GiftCardPageProps) {
  return (
    <Section band="paper">
      <PageOpening
        page="Gift cards"
        title="A journey, in an envelope."
        lead="For a wedding, for a first grandchild, for the friend who drove you to the airport at four. Choose the picture, write what you would have said, and say when: it arrives at nine in the morning by their clock."
        aside={options.ok && <Fan designs={options.data.designs} />}
        align="center"
      >
        <Cluster as="p" gap={7} rows={4} before={7}>
          <LinkButton href="#write">Write a card</LinkButton>
          <Link href={address('/e-gift-card/redeem')}>Have you been given one?</Link>
        </Cluster>
      </PageOpening>
    </Section>
  );
}

function GiftForm({ options }: GiftCardPageProps) {
  return (
    <Section band="paper-2" id="write" labelledBy="write-title">
      <SectionHeading label="Write a card" title="Whom are you thinking of?" id="write-title" />
      {options.ok ? (
        <>
          {/* Without scripts `GiftCardByPost` is shown instead. */}
          <Island
            of="gift-card"
            hydrateOn="visible"
            component={GiftCardIsland}
            className={boxClass({ only: 'interactive', before: 9 })}
            options={options.data}
          />
          <GiftCardByPost options={options.data} />
        </>
      ) : (
        <BlockFailed title="The cards did not reach us." />
      )}
    </Section>
  );
}

function Promises({ facts }: Pick<GiftCardOptions, 'facts'>) {
  return (
    <Section band="paper" labelledBy="promises-title">
      <Split ratio="5/7" rows={9}>
        <div>
          <SectionHeading label="In exact terms" title="What a card promises." id="promises-title" />
          <Text tone="quiet" before={5} measure>
            The same is said once more before you pay. More is asked and answered{' '}
            <a href={address('/faq', { hash: 'gift-cards' })}>about gift cards</a>, and a person answers at{' '}
            <a href={deskLine.href}>{deskLine.display}</a> or{' '}
            <a href={`mailto:${mailboxes.membership}`}>{mailboxes.membership}</a>.
          </Text>
        </div>
        <FactsList roomy facts={facts.map(({ title, text }) => ({ term: title, detail: text }))} />
      </Split>
    </Section>
  );
}

/** Three of the six designs. */
function Fan({ designs }: { designs: GiftCardOptions['designs'] }) {
  const shown = [designs[3], designs[2], designs[0]].filter((design) => design !== undefined);
  return <GiftCardFan pictures={shown.map(({ picture }) => picture)} sizes={`${minWidth('md')} 28rem, 70vw`} />;
}
