import type { Person } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { LinkButton } from '@myler/ui/button';
import { Heading } from '@myler/ui/heading';
import { Label } from '@myler/ui/label';
import { Cluster, Split, Stack } from '@myler/ui/layout';
import { Link } from '@myler/ui/link';
import { Section } from '@myler/ui/section';
import { Text } from '@myler/ui/text';
import { cameoSrc } from '../../data/cameo.ts';
import type { Outcome } from '../../data/outcome.ts';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import { PageOpening } from '../../features/page-opening/PageOpening.tsx';
import styles from './TeamPage.module.css';

interface TeamPageProps {
  people: Outcome<Person[]>;
}

/** The whole team: a row of arches with portraits, and below it a text on each person. */
export function TeamPage({ people }: TeamPageProps) {
  return (
    <>
      <Arcade people={people} />
      <Biographies people={people} />
      <LinkToMylers />
    </>
  );
}

/** The portraits of all. */
function Arcade({ people }: TeamPageProps) {
  return (
    <Section band="night">
      <PageOpening
        page="The team"
        title="Somebody you can ring."
        lead="Nobody here has a photograph on this site; the reason is Oluchi, who draws. Each of us has a name, a desk and something that we answer for."
      />
      {people.ok && (
        <ul className={styles.arcade}>
          {people.data.map(({ id, name, monogram }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.arch}>
                <img src={cameoSrc(monogram)} alt="" width={240} height={320} />
                <span>{name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Biographies({ people }: TeamPageProps) {
  return (
    <Section band="paper">
      {people.ok ? (
        <ol className={styles.register}>
          {people.data.map((person) => (
            <li key={person.id} id={person.id} className={styles.person}>
              <img
                className={styles.cameo}
                src={cameoSrc(person.monogram)}
                alt=""
                width={240}
                height={320}
                loading="lazy"
              />
              <div className={styles.nameAndRole}>
                <Heading level={2} size="title-2">
                  {person.name}
                </Heading>
                <p>{person.role}</p>
                <p className={styles.city}>{person.city}</p>
              </div>
              <Stack gap={4} measure className={styles.about}>
                {person.biography.split('\n\n').map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </Stack>
            </li>
          ))}
        </ol>
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
          <Label>The Mylers</Label>
          <h2>And twenty-four who plan.</h2>
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
