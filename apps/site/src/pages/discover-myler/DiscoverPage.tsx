import type { Myler } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { deskLine } from '@myler/config/contact';
import { LinkButton } from '@myler/ui/button';
import { Label } from '@myler/ui/label';
import { Cluster, Grid, Split, Stack } from '@myler/ui/layout';
import { Link } from '@myler/ui/link';
import { Section } from '@myler/ui/section';
import { Text } from '@myler/ui/text';
import { cameoSrc } from '../../data/cameo.ts';
import type { Outcome } from '../../data/outcome.ts';
import { Enquiry } from '../../features/enquiry/Enquiry.tsx';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import { DiscoverYear } from './discover-myler.Year.tsx';
import { PageTrail } from '../../features/page-opening/PageTrail.tsx';
import styles from './DiscoverPage.module.css';

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
      <Voices mylers={mylers} />
      <WriteToMyler />
    </>
  );
}

function PageHeading({ mylers }: DiscoverPageProps) {
  return (
    <Section band="paper">
      <PageTrail page="Discover Myler" />
      <Split ratio="7/5" rows={9} align="end">
        <div>
          <Label seenOnly>Discover Myler</Label>
          <h1>A Myler is a person.</h1>
          <Text size="lead" tone="quiet" before={6} measure>
            Someone who has slept in the hotels they recommend, with children in the next room. You tell them once about
            the cot, the sesame and the grandmother’s knee. After that you say “Easter”, and they ask three questions.
          </Text>
          <Cluster as="p" gap={7} rows={4} before={7}>
            <LinkButton href="#enquire">Write to a Myler</LinkButton>
            <Link href={address('/myler-directory')}>Find yours among the twenty-four</Link>
          </Cluster>
        </div>
        {mylers.ok && <Circle mylers={mylers.data} />}
      </Split>
    </Section>
  );
}

function Promises() {
  return (
    <Section band="paper">
      <Stack gap={9} className={styles.promises}>
        <div>
          <Label>In exact terms</Label>
          <h2>What is theirs, and what stays yours.</h2>
        </div>
        <Split ratio="1/1" rows={8} across={9} className={styles.columns}>
          <section>
            <h3>A Myler does</h3>
            <ul className={styles.does}>
              <li>Plan each journey from your calendar, and send it on two pages.</li>
              <li>Ask the hotel for centimetres: the cot, the alcove, the step into the pool.</li>
              <li>Have connecting rooms confirmed in writing before you pay, from Gold upwards.</li>
              <li>Book rooms, trains, ferries, guides and the high chair at supper.</li>
              <li>Write to the cook about the sesame, and ring if the answer is “no problem”.</li>
              <li>Answer while you are away, in one of the languages of their house.</li>
            </ul>
          </section>
          <section>
            <h3>A Myler doesn’t</h3>
            <ul className={styles.doesNot}>
              <li>Take money from hotels, neither for listing nor for booking them.</li>
              <li>Send you ten suggestions. There are two, and a reason for each.</li>
              <li>Add to a price. The one you see is the one the house asks.</li>
              <li>Tell you that it will be fine when it won’t.</li>
              <li>Pass your children’s names to anybody but the houses you stay in.</li>
            </ul>
          </section>
        </Split>
      </Stack>
    </Section>
  );
}

function Voices({ mylers }: DiscoverPageProps) {
  return (
    <Section band="paper-2">
      <Label>Three of them</Label>
      <h2>They do not sound alike.</h2>
      {mylers.ok ? (
        <Grid as="ul" columns={3} gap={8} before={9}>
          {voicesOf(mylers.data).map(({ id, name, city, line, monogram }) => (
            <li key={id} className={styles.testimonial}>
              <img src={cameoSrc(monogram)} alt="" width={240} height={320} loading="lazy" />
              <blockquote>
                <p>{`“${line}”`}</p>
              </blockquote>
              <Text size="small" tone="quiet">
                <Link href={address('/myler-directory', { hash: id })}>{name}</Link>
                <span>{`, ${city}`}</span>
              </Text>
            </li>
          ))}
        </Grid>
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
          <Label>Write to a Myler</Label>
          <h2 id="enquire-title">Tell us who is coming.</h2>
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

/** All Mylers, in the order of their cities. */
function Circle({ mylers }: { mylers: readonly Myler[] }) {
  return (
    <ul className={styles.circle} aria-label="The Mylers">
      {mylers.map(({ id, name, monogram }) => (
        <li key={id}>
          <a href={address('/myler-directory', { hash: id })}>
            <img src={cameoSrc(monogram)} alt={name} width={240} height={320} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Three chosen Mylers who say different things in different cities; other Mylers when those are not in the list. */
function voicesOf(mylers: readonly Myler[]): readonly Myler[] {
  const chosen = ['mei-lin-foo', 'margaux-delattre', 'harriet-olufsen'].flatMap(
    (id) => mylers.find((myler) => myler.id === id) ?? [],
  );
  return chosen.length === 3 ? chosen : mylers.slice(0, 3);
}
