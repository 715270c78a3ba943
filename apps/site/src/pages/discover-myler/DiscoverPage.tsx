import type { Myler } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { deskLine } from '@myler/config/contact';
import { LinkButton } from '@myler/ui/button';
import { Cluster, Split } from '@myler/ui/layout';
import { Link } from '@myler/ui/link';
import { Section, SectionHeading } from '@myler/ui/section';
import { Checklist } from '@myler/ui/sections/lists';
import { Portraits, Voices } from '@myler/ui/sections/people';
import { Text } from '@myler/ui/text';
import { cameoSrc } from '../../data/cameo.ts';
import type { Outcome } from '../../data/outcome.ts';
import { Enquiry } from '../../features/enquiry/Enquiry.tsx';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import { DiscoverYear } from './discover-myler.Year.tsx';
import { PageOpening } from '../../features/page-opening/PageOpening.tsx';

const does = [
  'Plan each journey from your calendar, and send it on two pages.',
  'Ask the hotel for centimetres: the cot, the alcove, the step into the pool.',
  'Have connecting rooms confirmed in writing before you pay, from Gold upwards.',
  'Book rooms, trains, ferries, guides and the high chair at supper.',
  'Write to the cook about the sesame, and ring if the answer is “no problem”.',
  'Answer while you are away, in one of the languages of their house.',
];

const doesNot = [
  'Take money from hotels, neither for listing nor for booking them.',
  'Send you ten suggestions. There are two, and a reason for each.',
  'Add to a price. The one you see is the one the house asks.',
  'Tell you that it will be fine when it won’t.',
  'Pass your children’s names to anybody but the houses you stay in.',
];

interface DiscoverPageProps {
  mylers: Outcome<Myler[]>;
}

/** What Mylers do, in examples; who they are; and a form to write to one. */
export function DiscoverPage({ mylers }: DiscoverPageProps) {
  return (
    <>
      <PageHeading mylers={mylers} />
      <DiscoverYear />
      <Promises />
      <ThreeOfThem mylers={mylers} />
      <WriteToMyler />
    </>
  );
}

function PageHeading({ mylers }: DiscoverPageProps) {
  return (
    <Section band="paper">
      <PageOpening
        page="Discover Myler"
        title="A Myler is a person."
        lead="Someone who has slept in the hotels they recommend, with children in the next room. You tell them once about the cot, the sesame and the grandmother’s knee. After that you say “Easter”, and they ask three questions."
        aside={mylers.ok && <Portraits label="The Mylers" people={mylers.data.map(portraitOf)} />}
      >
        <Cluster as="p" gap={7} rows={4} before={7}>
          <LinkButton href="#enquire">Write to a Myler</LinkButton>
          <Link href={address('/myler-directory')}>Find yours among the twenty-four</Link>
        </Cluster>
      </PageOpening>
    </Section>
  );
}

function Promises() {
  return (
    <Section band="paper">
      <SectionHeading label="In exact terms" title="What is theirs, and what stays yours." />
      <Split ratio="1/1" rows={8} across={9} before={9}>
        <section>
          <h3>A Myler does</h3>
          <Checklist mark="plus" items={does} />
        </section>
        <section>
          <h3>A Myler doesn’t</h3>
          <Checklist mark="minus" items={doesNot} />
        </section>
      </Split>
    </Section>
  );
}

function ThreeOfThem({ mylers }: DiscoverPageProps) {
  return (
    <Section band="paper-2">
      <SectionHeading label="Three of them" title="They do not sound alike." />
      {mylers.ok ? (
        <Voices
          voices={voicesOf(mylers.data).map((myler) => ({ ...portraitOf(myler), city: myler.city, quote: myler.line }))}
        />
      ) : (
        <BlockFailed title="Their words did not reach us." />
      )}
    </Section>
  );
}

function WriteToMyler() {
  return (
    <Section band="paper" id="enquire" labelledBy="enquire-title">
      <Split ratio="5/7" rows={9}>
        <div>
          <SectionHeading label="Write to a Myler" title="Tell us who is coming." id="enquire-title" />
          <Text tone="quiet" before={5} measure>
            Ages help most, then the month, then what went wrong last time. It commits you to nothing; most people write
            before they have decided anything.
          </Text>
          <Text tone="quiet" before={5} measure>
            If it is quicker to say, ring <a href={deskLine.href}>{deskLine.display}</a>, nine to six in London, on
            every day of the week.
          </Text>
        </div>
        <Enquiry source="discover-myler" />
      </Split>
    </Section>
  );
}

function portraitOf({ id, name, monogram }: Myler) {
  return { name, href: address('/myler-directory', { hash: id }), cameo: cameoSrc(monogram) };
}

/** Three chosen Mylers who say different things in different cities; other Mylers when those are not in the list. */
function voicesOf(mylers: readonly Myler[]): readonly Myler[] {
  const chosen = ['mei-lin-foo', 'margaux-delattre', 'harriet-olufsen'].flatMap(
    (id) => mylers.find((myler) => myler.id === id) ?? [],
  );
  return chosen.length === 3 ? chosen : mylers.slice(0, 3);
}
