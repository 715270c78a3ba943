import { currenciesInWords } from '@myler/config/currencies';
import { hotelCount, hotelCountInWords } from '@myler/config/hotel-count';
import { address } from '@myler/config/address';
import { contactLines, offices } from '@myler/config/contact';
import { LinkButton } from '@myler/ui/button';
import { Label } from '@myler/ui/label';
import { Box, Cluster, Grid, Split, Stack } from '@myler/ui/layout';
import { Link } from '@myler/ui/link';
import { Section, SectionHeading } from '@myler/ui/section';
import { Chronicle, Figures } from '@myler/ui/sections/lists';
import { Duo } from '@myler/ui/sections/people';
import { Text } from '@myler/ui/text';
import { cameoSrc } from '../../data/cameo.ts';
import { PageTrail } from '../../features/page-opening/PageTrail.tsx';
import styles from './AboutPage.module.css';

const years = [
  {
    when: '2016',
    what: 'Six houses, one telephone and, by the end of the first week, seven families. It is September 08.',
  },
  {
    when: '2018',
    what: 'Benedikt Falk begins to draw rooms, on his knees, with their sockets and the swing of their doors.',
  },
  { when: '2021', what: 'A desk in Water Street, New York, with a borrowed chair.' },
  { when: '2022', what: 'Anahit Sarkissian writes to the first cook. The letter has four sentences and still does.' },
  { when: '2023', what: 'The terms become plain words. A clause about confetti that nobody could explain goes.' },
  { when: '2024', what: 'Rooms are held for the school holidays. From December, Sydney takes the nights.' },
  {
    when: '2025',
    what: `A green door in the rue du Puits-Neuf. In May the list of hotels reaches ${hotelCountInWords} and stops.`,
  },
  {
    when: '2026',
    what: 'Two Mylers in each of twelve cities, and a picnic near Malmesbury for the first six families.',
  },
] as const;

const figures = [
  { figure: String(hotelCount), what: 'houses, each slept in twice a year by one of us, with a child' },
  { figure: '206', what: 'questions in the inspector’s notebook; the third is what is under the bed' },
  { figure: '24', what: 'Mylers in twelve cities, with two chairs to each' },
  { figure: '0', what: `${currenciesInWords('disjunction')} from hotels, in ten years` },
] as const;

/** The company's origin, its growth, and how it earns its money. */
export function AboutPage() {
  return (
    <>
      <PageHeading />
      <Founders />
      <TenYears />
      <Offices />
    </>
  );
}

function PageHeading() {
  return (
    <Section band="paper">
      <PageTrail page="About" />
      <div className={styles.opening}>
        <Label seenOnly>About Myler</Label>
        <h1>It began on a landing in Menorca.</h1>
      </div>
      <Split ratio="1/1" rows={8} before={9}>
        <Text size="title-2" className={styles.lead}>
          In April 2016 a woman arrived at a hotel with a baby, a boy of three and a written confirmation of two
          connecting rooms. They were on different floors. She slept on the landing between them, and by breakfast she
          had written a list of questions on the back of the bill.
        </Text>
        <Stack gap={5} measure className={styles.body}>
          <p>
            The woman was Imogen Hale, who ran the night rosters of a children’s hospital and knew what it takes for
            somebody to be in the right place at the right hour. Her letter of complaint reached Rafael Duarte, a hotel
            inspector for thirteen years. He thought it better than any report that he had filed, and answered with a
            proposal: that someone should walk up the stairs before the family does, and count.
          </p>
          <p>
            That is still the entire business. Families pay us a year at a time. For that they have a person who knows
            which door locks from which side, and who will say so when a house is wrong for them. Hotels pay us nothing.
            It makes some conversations shorter, and all of them easier.
          </p>
          <Cluster as="p" gap={7} rows={4} before={3}>
            <Link variant="standalone" href={address('/discover-myler')}>
              What a Myler does
            </Link>
            <Link variant="standalone" href={address('/our-hotels')}>{`The ${hotelCountInWords} houses`}</Link>
          </Cluster>
        </Stack>
      </Split>
    </Section>
  );
}

function Founders() {
  return (
    <Section band="night" labelledBy="founders">
      <Duo cameos={[cameoSrc('IH'), cameoSrc('RD')]}>
        <SectionHeading
          label="The founders"
          title="“Somebody ought to have walked up these stairs before us.”"
          id="founders"
        />
        <Text tone="quiet" before={5} measure>
          Imogen Hale, who manages Myler. Rafael Duarte, who looks after the hotels, has the tape measure; its first
          thirty centimetres have worn away, and he adds them.
        </Text>
        <Text before={7}>
          <LinkButton variant="gold" href={address('/the-team')}>
            Meet the team
          </LinkButton>
        </Text>
      </Duo>
    </Section>
  );
}

function TenYears() {
  return (
    <Section band="paper" labelledBy="years">
      <Split ratio="5/7" rows={7}>
        <Box sticky>
          <SectionHeading label="Ten years" title="Slowly, and in order." id="years" />
        </Box>
        <Chronicle entries={years} />
      </Split>
      <Figures figures={figures} />
    </Section>
  );
}

function Offices() {
  return (
    <Section band="paper-2" labelledBy="offices">
      <SectionHeading label="Where we are" title="Four doors you can knock on." id="offices" />
      <Grid as="ul" columns={4} gap={8} rows={7} before={9} className={styles.offices}>
        {offices.map(({ city, lines }) => {
          const line = contactLines.find((each) => each.city === city);
          return (
            <li key={city}>
              <h3>{city}</h3>
              <Stack as="address" gap={1} align="start" before={2} className={styles.address}>
                {lines.map((each) => (
                  <span key={each}>{each}</span>
                ))}
                {line && <a href={line.href}>{line.display}</a>}
              </Stack>
            </li>
          );
        })}
      </Grid>
      <Cluster as="p" gap={7} rows={4} before={9}>
        <Link href={address('/press')}>From the press office</Link>
        <Link href={address('/careers')}>Work with us</Link>
        <Link href={address('/partner-with-us')}>Partner with us</Link>
      </Cluster>
    </Section>
  );
}
