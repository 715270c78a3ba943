import type { Career } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { mailboxes } from '@myler/config/contact';
import { LinkButton } from '@myler/ui/button';
import { FilterForm, FilterSelect } from '@myler/ui/filter-bar';
import { Link } from '@myler/ui/link';
import { Section, SectionHeading } from '@myler/ui/section';
import { StateMessage } from '@myler/ui/state-message';
import type { Outcome } from '../../data/outcome.ts';
import { capitalised, inWordsUpToTwelve } from '@myler/config/numbers';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import {
  applicationAddress,
  careerValues,
  filterCareers,
  CAREERS_PATH,
  type CareerFilter,
} from '@myler/domain/filters';
import { Heading } from '@myler/ui/heading';
import { Box, Split, Stack } from '@myler/ui/layout';
import { Prose } from '@myler/ui/prose';
import { CareerPosition } from './careers.Position.tsx';
import { PageOpening } from '../../features/page-opening/PageOpening.tsx';

interface CareersPageProps {
  filter: CareerFilter;
  /** The positions that are still open. */
  careers: Outcome<Career[]>;
}

/** Open positions, each in full on this page. When there is none, it says how to apply anyway. */
export function CareersPage({ filter, careers }: CareersPageProps) {
  return (
    <>
      <Section band="paper">
        <PageOpening
          page="Work with us"
          via={[{ label: 'About', href: address('/about') }]}
          title="Work for people who are tired."
          lead="Every one of our members has been up since five with somebody small. Whoever works here makes one thing easier for them a day, and goes home on time. Pay is printed with each position, and it is the same for everybody who does the same work in the same city."
        />
        {careers.ok ? (
          <Positions filter={filter} careers={careers.data} />
        ) : (
          <BlockFailed title="The positions did not reach us." />
        )}
      </Section>
      <Section band="night">
        <Split ratio="7/5" rows={6} align="end">
          <div>
            <SectionHeading label="An open application" title="Nothing here with your name on it?" />
          </div>
          <Prose size="lead">
            <p>
              Write a page about something you put right for somebody else, and where you would like to do that for us.
              We keep it for six months with your leave, read it whenever a chair is free, and answer within ten working
              days either way.
            </p>
            <p>
              <LinkButton variant="gold" href={applicationAddress(mailboxes.jobs)}>
                Write an open application
              </LinkButton>
            </p>
          </Prose>
        </Split>
      </Section>
    </>
  );
}

function Positions({ filter, careers }: PositionsProps) {
  if (careers.length === 0) return <NoneOpen />;
  const found = filterCareers(careers, filter);
  return (
    <Stack as="section" gap={6} before={10} aria-labelledby="positions">
      <Heading id="positions" level={2} size="title-2">
        {openPositionsText(found.length, isSet(filter))}
      </Heading>
      <CareerFilters filter={filter} careers={careers} />
      {found.length > 0 ? (
        <Stack as="ul">
          {found.map((career) => (
            <CareerPosition key={career.id} career={career} />
          ))}
        </Stack>
      ) : (
        <NoneFound />
      )}
    </Stack>
  );
}

interface PositionsProps {
  filter: CareerFilter;
  careers: readonly Career[];
}

function CareerFilters({ filter, careers }: PositionsProps) {
  const countWith = (changes: Partial<CareerFilter>) => filterCareers(careers, { ...filter, ...changes }).length;
  return (
    <FilterForm
      action={`${CAREERS_PATH}#positions`}
      label="Filter the positions"
      clear={isSet(filter) && 'Clear both'}
      submit="Show"
    >
      <FilterSelect
        label="Team"
        name="team"
        defaultValue={filter.team}
        options={[
          { value: '', label: 'Every team' },
          ...careerValues(careers, 'team').map((team) => ({ value: team, label: team, count: countWith({ team }) })),
        ]}
      />
      <FilterSelect
        label="City"
        name="city"
        defaultValue={filter.city}
        options={[
          { value: '', label: 'Every city' },
          ...careerValues(careers, 'city').map((city) => ({ value: city, label: city, count: countWith({ city }) })),
        ]}
      />
    </FilterForm>
  );
}

const isSet = (filter: CareerFilter) => filter.team !== '' || filter.city !== '';

function NoneOpen() {
  return (
    <Box before={9}>
      <StateMessage
        kind="empty"
        vignette="key"
        title="Every chair is taken at the moment."
        actions={<LinkButton href={applicationAddress(mailboxes.jobs)}>Write an open application</LinkButton>}
      >
        We are glad of it, and sorry if you came for one. Somebody goes to keep bees about twice a year: write to us now
        and we’ll read it then.
      </StateMessage>
    </Box>
  );
}

function NoneFound() {
  return (
    <Box before={8}>
      <StateMessage
        kind="empty"
        vignette="key"
        headingLevel={3}
        title="No chair is free just there."
        actions={
          <>
            <LinkButton href={`${CAREERS_PATH}#positions`}>See all positions</LinkButton>
            <Link href={applicationAddress(mailboxes.jobs)}>Write an open application</Link>
          </>
        }
      >
        Take one of the two choices off, or write to us all the same: teams lend each other people, and cities do too.
      </StateMessage>
    </Box>
  );
}

function openPositionsText(count: number, isNarrowed: boolean): string {
  if (count === 0) return 'No open position like that.';
  const positions = `${capitalised(inWordsUpToTwelve(count))} open ${count === 1 ? 'position' : 'positions'}`;
  return isNarrowed ? `${positions} like that.` : `${positions}.`;
}
