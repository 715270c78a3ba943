import type { Person } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { LinkButton } from '@myler/ui/button';
import { Cluster, Split } from '@myler/ui/layout';
import { Link } from '@myler/ui/link';
import { Section, SectionHeading } from '@myler/ui/section';
import { Arcade, People } from '@myler/ui/sections/people';
import { Text } from '@myler/ui/text';
import { cameoSrc } from '../../data/cameo.ts';
import type { Outcome } from '../../data/outcome.ts';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import { PageOpening } from '../../features/page-opening/PageOpening.tsx';

interface TeamPageProps {
  people: Outcome<Person[]>;
}

/** The whole team: a row of arches with portraits, and below it a text on each person. */
export function TeamPage({ people }: TeamPageProps) {
  return (
    <>
      <Portraits people={people} />
      <Biographies people={people} />
      <LinkToMylers />
    </>
  );
}

/** The portraits of all. */
function Portraits({ people }: TeamPageProps) {
  return (
    <Section band="night">
      <PageOpening
        page="The team"
        title="Somebody you can ring."
        lead="Nobody here has a photograph on this site; the reason is Oluchi, who draws. Each of us has a name, a desk and something that we answer for."
      />
      {people.ok && (
        <Arcade
          people={people.data.map(({ id, name, monogram }) => ({ name, href: `#${id}`, cameo: cameoSrc(monogram) }))}
        />
      )}
    </Section>
  );
}

function Biographies({ people }: TeamPageProps) {
  return (
    <Section band="paper">
      {people.ok ? (
        <People
          people={people.data.map(({ monogram, biography, ...person }) => ({
            ...person,
            cameo: cameoSrc(monogram),
            paragraphs: biography.split('\n\n'),
          }))}
        />
      ) : (
        <BlockFailed title="The names did not reach us." />
      )}
    </Section>
  );
}

function LinkToMylers() {
  return (
    <Section band="paper-2">
      <Split ratio="7/5" rows={7} across={7} align="end">
        <div>
          <SectionHeading label="The Mylers" title="And twenty-four who plan." />
          <Text size="lead" tone="quiet" before={5} measure>
            The people above keep the house. The Mylers, in twelve cities, are the ones who will know your children’s
            names.
          </Text>
        </div>
        <Cluster as="p" gap={7} rows={4}>
          <LinkButton href={address('/myler-directory')}>Meet the Mylers</LinkButton>
          <Link href={address('/careers')}>Come and work here</Link>
        </Cluster>
      </Split>
    </Section>
  );
}
