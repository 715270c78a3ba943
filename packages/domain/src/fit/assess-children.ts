import { formatDate } from '@myler/config/dates';
import { birthdayOf } from '../days/days.ts';
import { joinWithAnd } from '../words/lists.ts';
import { finding, type Finding, type AssessedHotel, type Travellers, type TravellingChild } from './finding.ts';

/** Whether every child is old enough to be welcome. */
export function assessAges({ childrenFrom }: AssessedHotel, travellers: Travellers): Finding[] {
  const tooYoung = travellers.children.filter(({ age }) => age < childrenFrom);
  if (travellers.children.length === 0 || (childrenFrom === 0 && tooYoung.length === 0)) return [];
  if (tooYoung.length > 0)
    return [finding('ages', 'no', `Children from ${childrenFrom}: ${clauses(tooYoung, childrenFrom)}.`)];
  const sentence = `Children are welcome from ${childrenFrom}, and ${whoIs(travellers.children)} old enough.`;
  return [finding('ages', 'yes', sentence)];
}

/** What each child can do in the club. */
export function assessClub({ clubAges, kidsClub }: AssessedHotel, travellers: Travellers): Finding[] {
  if (travellers.children.length === 0) return [];
  if (!clubAges) {
    const sentence = kidsClub ? 'There is a children’s club, and we do not know its ages.' : 'No children’s club.';
    return [finding('club', kidsClub ? 'unknown' : 'perhaps', sentence)];
  }
  const { from, to } = clubAges;
  const young = travellers.children.filter(({ age }) => age < from);
  const old = travellers.children.filter(({ age }) => age > to);
  if (young.length + old.length > 0) {
    const sentences = [
      ...(young.length > 0 ? [`Club from ${from}: ${clauses(young, from)}`] : []),
      ...(old.length > 0 ? [`${young.length > 0 ? 'and' : 'Club'} up to ${to}: ${isNow(old)}`] : []),
    ];
    return [finding('club', 'perhaps', `${sentences.join(', ')}.`)];
  }
  const grown = travellers.children.filter(({ ageToday }) => ageToday < from);
  if (grown.length > 0) {
    const turns = grown.map((child) => turnsOn(child, from));
    return [finding('club', 'yes', `Club from ${from}: ${joinWithAnd(turns)}, before you arrive.`)];
  }
  return [finding('club', 'yes', `Club for ages ${from} to ${to}, which takes ${allOf(travellers.children)}.`)];
}

const turnsOn = ({ name, born }: TravellingChild, age: number) =>
  `${name} turns ${age}${born ? ` on ${formatDate(birthdayOf(born, age))}` : ''}`;

/** "your younger child is 3 until June 12, 2027". */
function clauses(children: readonly TravellingChild[], from: number): string {
  return joinWithAnd(
    children.map((child) => {
      const until = child.born ? ` until ${formatDate(birthdayOf(child.born, from))}` : '';
      // On the days before that birthday the child may have others: "is 2, and 4 from June 12, 2028".
      return child.born && child.age < from - 1
        ? `${ageNow(child)}, and too young${until}`
        : `${ageNow(child)}${until}`;
    }),
  );
}

const ageNow = ({ name, age }: TravellingChild) =>
  name.endsWith(` of ${age}`)
    ? `${name} is too young`
    : `${name} is ${age === 0 ? 'under 1' : age < 0 ? 'not yet born' : age}`;

const isNow = (children: readonly TravellingChild[]) =>
  joinWithAnd(
    children.map(({ name, age }) => (name.endsWith(` of ${age}`) ? `${name} is too old` : `${name} is ${age}`)),
  );

function allOf(children: readonly unknown[]): string {
  if (children.length === 1) return 'your child';
  return children.length === 2 ? 'both children' : 'all your children';
}

const whoIs = (children: readonly unknown[]) => `${allOf(children)} ${children.length === 1 ? 'is' : 'are'}`;
