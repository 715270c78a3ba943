import type { CardPeople, MemberMembership } from '@myler/api-client/contract';
import { formatDate } from '@myler/config/dates';
import { isolate } from '@myler/config/names';
import { inWords, inWordsUpToTwelve } from '@myler/config/numbers';
import { FORMER_DAYS, INVITATION_DAYS, placeOfRole, roleNames, type PersonRole } from '@myler/config/people';
import { address } from '@myler/config/address';
import { dayInLondon, monogramOf, ownPlaceInWords } from '@myler/domain/membership';
import { joinWithAnd } from '@myler/domain/words';
import { LinkButton } from '@myler/ui/button';
import { Cluster, Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import type { ReactNode } from 'react';
import { Row, Rows } from './account.Row.tsx';
import { TaskButton } from './account.TaskButton.tsx';
import styles from './account.Rows.module.css';

interface PeopleProps {
  membership: MemberMembership;
  people: CardPeople;
}

/** Who is on the card: for its holder and the leads of households with all that they can do, for others their own place. */
export function People({ membership, people }: PeopleProps) {
  const mine = membership.person;
  const manages = !mine || mine.role === 'lead';
  return (
    <Rows>
      {people.offer && <Offer holder={people.holder} offer={people.offer} />}
      {mine && <OwnPlace mine={mine} people={people} />}
      {manages && (
        <>
          <Row
            title={mine ? 'Your household' : 'On your card'}
            lead="Each signs in with an email address and a password of their own, and sees no payments."
          >
            <OnCard people={people} isHolder={!mine} />
          </Row>
          {people.invitations.length > 0 && (
            <Row title="Invited" lead={`The link in our email works for ${inWords(INVITATION_DAYS)} days.`}>
              <Invited invitations={people.invitations} />
            </Row>
          )}
          <Row title="Invite" lead={placesInWords(people.places)}>
            <Invite places={people.places} />
          </Row>
        </>
      )}
    </Rows>
  );
}

const hasBegun = (day: string, now = new Date()) => dayInLondon(now) >= day;

/** The card that its holder offers to the second adult. */
function Offer({ holder, offer }: { holder: CardPeople['holder']; offer: NonNullable<CardPeople['offer']> }) {
  return (
    <Row
      title="The card is offered to you"
      lead={`You can take it over from ${formatDate(offer.from)} to ${formatDate(offer.until)}.`}
    >
      <Text>{`${isolate(nameOf(holder))} would like you to hold the card. You would pay for the years to come and decide who is on it. If you do nothing, everything stays as it is.`}</Text>
      {hasBegun(offer.from) && (
        <div>
          <TaskButton task="take-over-card">Take over the card</TaskButton>
        </div>
      )}
    </Row>
  );
}

function OwnPlace({ mine, people }: { mine: NonNullable<MemberMembership['person']>; people: CardPeople }) {
  return (
    <>
      <Row
        title="Your place"
        lead="You see the membership, who looks after it and what it gives. Payments are the holder’s."
      >
        <Text size="lead" className={styles.value}>
          {ownPlaceInWords(mine)}
        </Text>
        {people.children.length > 0 && (
          <Text>{`The children: ${joinWithAnd(people.children.map(({ firstName, age }) => `${isolate(firstName)} (${age})`))}.`}</Text>
        )}
      </Row>
      <Row title="Leave the card" lead={`Your account closes ${inWords(FORMER_DAYS)} days later.`}>
        <div>
          <TaskButton task="leave-card">Leave the card</TaskButton>
        </div>
      </Row>
    </>
  );
}

function OnCard({ people: { holder, people }, isHolder }: { people: CardPeople; isHolder: boolean }) {
  return (
    <Stack as="ul">
      {isHolder && <PersonItem person={holder} look="holder" place="You, who hold the card" />}
      {people.map((person) => (
        <PersonItem
          key={person.id}
          person={person}
          look={person.role}
          place={placeInWords(person)}
          state={stateOf(person)}
        >
          {isHolder && person.role === 'second-adult' && person.household === undefined && <HandOver person={person} />}
          {placeOfRole[person.role] === 'relatives' && (
            <TaskButton task="change-person" personId={person.id} variant="quiet" size="small">
              Change<span className="visually-hidden">{` the place of ${nameOf(person)}`}</span>
            </TaskButton>
          )}
          <TaskButton task="remove-person" personId={person.id} variant="quiet" size="small">
            Remove<span className="visually-hidden">{` ${nameOf(person)}`}</span>
          </TaskButton>
        </PersonItem>
      ))}
      {!isHolder && people.length === 0 && <li>Nobody but you yet.</li>}
    </Stack>
  );
}

function HandOver({ person }: { person: CardPeople['people'][number] }) {
  const isOffered = person.offeredUntil !== undefined;
  return (
    <TaskButton task={isOffered ? 'withdraw-offer' : 'offer-card'} personId={person.id} variant="quiet" size="small">
      <span>{isOffered ? 'Take back the offer' : 'Hand over the card'}</span>
      <span className="visually-hidden">{` to ${nameOf(person)}`}</span>
    </TaskButton>
  );
}

const stateOf = ({ joinedOn, offeredUntil }: CardPeople['people'][number]) =>
  offeredUntil
    ? `You have offered them the card, until ${formatDate(offeredUntil)}`
    : `On the card since ${formatDate(joinedOn)}`;

function Invited({ invitations }: Pick<CardPeople, 'invitations'>) {
  return (
    <Stack as="ul">
      {invitations.map((invitation) => (
        <PersonItem
          key={invitation.id}
          person={invitation}
          look="invited"
          place={`${placeInWords(invitation)}, invited at ${invitation.email}`}
          state={`The link works until ${formatDate(dayInLondon(new Date(invitation.expiresAt)))}`}
        >
          <TaskButton task="withdraw-invitation" personId={invitation.id} variant="quiet" size="small">
            Withdraw<span className="visually-hidden">{` the invitation of ${nameOf(invitation)}`}</span>
          </TaskButton>
        </PersonItem>
      ))}
    </Stack>
  );
}

/** Two letters, however many names there are: an arch has room for no more. */
const initialsOf = ({ firstName, lastName }: CardPeople['holder']) =>
  monogramOf([firstName, lastName].map((name) => name.split(/[\s-]/u)[0]).join(' ')).toLocaleUpperCase('en');

const nameOf = ({ firstName, lastName }: CardPeople['holder']) => `${firstName} ${lastName}`;

interface PersonItemProps {
  person: CardPeople['holder'];
  /** The colour of the arch: an outline for who has not come yet. */
  look: PersonRole | 'holder' | 'invited';
  place: string;
  state?: string;
  /** What can be done about them. */
  children?: ReactNode;
}

/** Somebody on the card: an arch with the initials, the name, the place, and what can be done. */
function PersonItem({ person, look, place, state, children }: PersonItemProps) {
  return (
    <Cluster as="li" gap={5} className={styles.person}>
      <span className={styles.arch} data-look={look} aria-hidden="true" translate="no">
        {initialsOf(person)}
      </span>
      <div className={styles.who}>
        <h3 className={styles.name}>{nameOf(person)}</h3>
        <p className={styles.value}>{place}</p>
        {state && <p>{state}</p>}
      </div>
      {children && <Cluster gap={4}>{children}</Cluster>}
    </Cluster>
  );
}

function Invite({ places }: Pick<CardPeople, 'places'>) {
  if (places.some(({ taken, total }) => taken < total))
    return (
      <div>
        <TaskButton task="invite">Invite somebody</TaskButton>
      </div>
    );
  return (
    <>
      <Text>All places on this card are taken or offered.</Text>
      <div>
        <LinkButton variant="outline" href={address('/membership')}>
          Compare the memberships
        </LinkButton>
      </div>
    </>
  );
}

type Place = Pick<CardPeople['people'][number], 'role' | 'household' | 'lastDay' | 'seesChildren'>;

/** "Carer, until June 30, 2027, sees the children’s names and ages". */
function placeInWords({ role, household, lastDay, seesChildren }: Place): string {
  return [
    roleNames[role],
    ...(household === undefined ? [] : [`household ${household}`]),
    ...(lastDay ? [`until ${formatDate(lastDay)}`] : []),
    ...(seesChildren ? ['sees the children’s names and ages'] : []),
  ].join(', ');
}

const kinds = {
  secondAdults: ['second adult', 'second adults'],
  relatives: ['grandparent or carer', 'grandparents or carers'],
  households: ['household', 'households'],
  colleagues: ['colleague', 'colleagues'],
} as const;

/** "There is room for one second adult and three grandparents or carers." */
function placesInWords(places: CardPeople['places']): string {
  const free = places.flatMap(({ kind, taken, total }) => {
    const count = total - taken;
    const [one, several] = kinds[kind];
    return count > 0 ? [`${inWordsUpToTwelve(count)} ${count === 1 ? one : several}`] : [];
  });
  return free.length > 0 ? `There is room for ${joinWithAnd(free)}.` : 'There is no room for another person.';
}
