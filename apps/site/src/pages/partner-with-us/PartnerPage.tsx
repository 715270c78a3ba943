import { hotelCountInWords } from '@myler/config/hotel-count';
import type { Partner } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { answerDays, withinWorkingDays } from '@myler/config/service';
import { LinkButton } from '@myler/ui/button';
import { Cluster, Grid, Split } from '@myler/ui/layout';
import { Link } from '@myler/ui/link';
import { PartnerMark } from '@myler/ui/partner-mark';
import { Prose } from '@myler/ui/prose';
import { Section, SectionHeading } from '@myler/ui/section';
import { JumpLinks, Steps } from '@myler/ui/sections/lists';
import { Text } from '@myler/ui/text';
import type { Outcome } from '../../data/outcome.ts';
import { partnerMarkSrc } from '../../data/partner-mark.ts';
import { Enquiry } from '../../features/enquiry/Enquiry.tsx';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import { PageOpening } from '../../features/page-opening/PageOpening.tsx';

const requirements = [
  'A door that locks between the adults’ bed and the children’s, or an honest statement that there is none.',
  'Supper before seven for those who need it.',
  'Somebody awake at three in the morning who can warm a bottle.',
  'One thing that a child of eight would draw afterwards.',
] as const;

const visit = [
  {
    title: 'You write.',
    text: 'Rooms, floors, doors, breakfast. Drawings help more than photographs, and a menu more than either.',
  },
  {
    title: 'We come twice.',
    text: 'One night announced and one, later, not. Somebody brings a child, a tape measure and a wind-up mouse.',
  },
  {
    title: 'You read the notes.',
    text: 'All of them, whatever we decide. Several houses that did not join have put a fence around a pond.',
  },
  {
    title: 'Somebody leaves.',
    text: `The list holds ${hotelCountInWords}. When a house joins, another goes, by name and with reasons given to its owner.`,
  },
] as const;

/** For hotels that want to be listed, for people who want to plan, and for companies that help on the way. */
export function PartnerPage({ partners }: { partners: Outcome<Partner[]> }) {
  return (
    <>
      <PageHeading />
      <ForHouses />
      <ForAdvisers />
      <ForFirms partners={partners} />
      <WriteToUs />
    </>
  );
}

function PageHeading() {
  return (
    <Section band="paper">
      <PageOpening
        page="Partner with us"
        title="You can’t pay to be on our list."
        lead="We take no fee and no commission, from anybody. What we ask of a house, an adviser or a firm is that a family who arrives at ten at night with one child asleep and one in tears will be glad that it was you."
      >
        <Cluster as="p" gap={7} rows={4} before={7}>
          <LinkButton href="#enquire">Write to the partnerships desk</LinkButton>
        </Cluster>
      </PageOpening>
      <JumpLinks
        label="On this page"
        links={[
          { href: '#houses', title: 'A house', text: 'that would like to be visited' },
          { href: '#advisers', title: 'An adviser', text: 'who would like to plan' },
          { href: '#firms', title: 'A firm', text: 'that carries, mends or teaches' },
        ]}
      />
    </Section>
  );
}

function ForHouses() {
  return (
    <Section band="paper-2" id="houses" labelledBy="houses-title">
      <Split ratio="7/5" rows={9}>
        <div>
          <SectionHeading label="For a house" title="Four things, and then the rest." id="houses-title" />
          <Text as="ul" size="lead" lines="around" before={7}>
            {requirements.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </Text>
        </div>
        <Steps steps={visit} />
      </Split>
    </Section>
  );
}

function ForAdvisers() {
  return (
    <Section band="night" id="advisers" labelledBy="advisers-title">
      <Split ratio="7/5" rows={8} align="start">
        <div>
          <SectionHeading label="For an adviser" title="Two chairs in each of twelve cities." id="advisers-title" />
        </div>
        <Prose size="lead">
          <p>
            All twenty-four are taken, and no further city is planned. But people have children, move to the sea, or go
            home to keep bees, and then we look first among those who have written to us.
          </p>
          <p>
            You will have spent years with people who were tired: in a ward, a school, a station, a hotel. You will ring
            the person who has the key sooner than write to the one who has the form. You are paid a salary and nothing
            for a booking, so that your advice stays advice.
          </p>
          <Cluster as="p" gap={7} rows={4} before={7}>
            <LinkButton variant="gold" href={address('/careers')}>
              See open positions
            </LinkButton>
            <Link href={address('/myler-directory')}>Meet the twenty-four</Link>
          </Cluster>
        </Prose>
      </Split>
    </Section>
  );
}

function ForFirms({ partners }: { partners: Outcome<Partner[]> }) {
  return (
    <Section band="paper" id="firms" labelledBy="firms-title">
      <Split ratio="7/5" rows={5} align="end">
        <div>
          <SectionHeading label="For a firm" title="Twelve who are rung already." id="firms-title" />
        </div>
        <Text tone="quiet" measure>
          One of each kind, so that a member never has to compare car seats. They bill the family what they bill
          anybody, and send us nothing but news of the rabbit.
        </Text>
      </Split>
      {partners.ok ? (
        <Grid as="ul" columns={4} gap={8} before={9} lines="above">
          {partners.data.map(({ id, name, kind, line }) => (
            <li key={id}>
              <PartnerMark name={name} src={partnerMarkSrc(id)} />
              <Text size="small" tone="accent" weight="semibold" before={4}>
                {kind}
              </Text>
              <Text size="small" tone="quiet" before={1}>
                {line}
              </Text>
            </li>
          ))}
        </Grid>
      ) : (
        <BlockFailed title="Their names did not reach us." />
      )}
    </Section>
  );
}

function WriteToUs() {
  return (
    <Section band="paper-2" id="enquire" labelledBy="enquire-title">
      <Split ratio="5/7" rows={9}>
        <div>
          <SectionHeading label="Write to us" title="Begin with the breakfast." id="enquire-title" />
          <Text
            tone="quiet"
            measure
            before={5}
          >{`The partnerships desk is two people and a kettle. They read every message themselves, answer ${withinWorkingDays(answerDays['partner-with-us'])}, and say no in whole sentences.`}</Text>
        </div>
        <Enquiry source="partner-with-us" />
      </Split>
    </Section>
  );
}
