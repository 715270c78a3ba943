import { sql, type SQL } from 'drizzle-orm';
import { OLDEST_CHILD } from '@myler/config/hotels';
import { babiesIn, type Condition } from '../hotels/conditions.ts';
import { atMost, flightMinutes, priceIn, stepsToRoom, transferMinutes } from '../hotels/measures.ts';
import { needTraits } from '../hotels/need-traits.ts';
import { sleepsTrait } from '../hotels/sets.ts';
import { membersOf, membersOrNone, type Trait } from '../hotels/trait.ts';
import type { Need, NeedKind } from './needs/need.ts';
import { ALPINE } from './places.ts';

type NeedOf<Kind extends NeedKind> = Extract<Need, { kind: Kind }>;

const needOf = <Kind extends NeedKind>(needs: readonly Need[], kind: Kind): NeedOf<Kind> | undefined =>
  needs.find((need): need is NeedOf<Kind> => need.kind === kind);

/** The hotels that meet all of these needs meet all of these conditions. */
export function needConditions(needs: readonly Need[]): Condition[] {
  return [...partyConditions(needs), ...needs.flatMap((need) => conditionsOf(need, needs))];
}

function conditionsOf(need: Need, all: readonly Need[]): Condition[] {
  switch (need.kind) {
    case 'access':
      return [
        has({ 'step-free': needTraits.stepFree, wheelchair: needTraits.wheelchair, lift: needTraits.lift }[need.level]),
      ];
    case 'steps':
      return [set(`steps ${need.most}`, atMost(stepsToRoom, need.most))];
    case 'ages':
      return [has(['welcomes', String(Math.min(...need.ages, OLDEST_CHILD))])];
    case 'club':
      return clubConditions(need, all);
    case 'cots':
      return [has(['cots', String(need.count)])];
    case 'connecting':
      return [has(['connecting', '1'])];
    case 'flight':
      return [set(`flight ${need.most}`, atMost(flightMinutes, need.most))];
    case 'direct':
      return [has(needTraits.direct)];
    case 'transfer':
      return [set(`transfer ${need.most}`, atMost(transferMinutes, need.most))];
    case 'price':
      return [set(`price ${need.currency} ${need.most}`, atMost(priceIn(need.currency), need.most))];
    case 'pool':
      return [need.which.length === 0 ? has(['pool', '1']) : has(needTraits.pool(need.which))];
    case 'lacks':
      return [hasNot([{ pool: 'pool', club: 'kidsClub' }[need.what], '1'])];
    case 'allergy':
      return [has(needTraits.without(need.allergen))];
    case 'dogs':
      return [has(needTraits.dogs)];
    case 'theme':
      return [has(['theme', need.theme])];
    default:
      return placeAndTimeConditions(need, all);
  }
}

function placeAndTimeConditions(need: Need, all: readonly Need[]): Condition[] {
  const months = needOf(all, 'months')?.months ?? ['any' as const];
  switch (need.kind) {
    case 'months':
      return [
        set(
          `months ${need.months.join(' ')}`,
          anyOf(need.months.map((month) => membersOrNone(['month', String(month)]))),
        ),
      ];
    case 'sea':
      return [set(`sea ${months.join(' ')}`, anyOf(months.map((month) => membersOrNone(needTraits.warmSea(month)))))];
    case 'heat':
      return [
        set(`heat ${months.join(' ')}`, anyOf(months.map((month) => membersOrNone(needTraits.notTooHot(month))))),
      ];
    case 'country':
      return [
        set(`countries ${need.codes.join(' ')}`, anyOf(need.codes.map((code) => membersOrNone(['country', code])))),
      ];
    case 'region':
      return [has(['region', need.region]), ...(need.part ? [partOfRegion(need.part)] : [])];
    default:
      return [];
  }
}

const has = (trait: Trait): Condition => ({ key: trait.join(' '), members: membersOf(trait) });
const hasNot = (trait: Trait): Condition => set(`no ${trait.join(' ')}`, sql`(~${membersOrNone(trait)})`);
const set = (key: string, members: SQL): Condition => ({ key, members });
const anyOf = (sets: readonly SQL[]): SQL => sql`(${sql.join([...sets], sql` | `)})`;

/** A search for the Alps must not find a fjord. */
function partOfRegion(part: 'alps' | 'north'): Condition {
  const alps = anyOf(ALPINE.map((code) => membersOrNone(['country', code])));
  return set(part, part === 'alps' ? alps : sql`(~${alps})`);
}

/** Asked for in words, a club has to take each child that is named, also the youngest. */
function clubConditions(club: NeedOf<'club'>, all: readonly Need[]): Condition[] {
  const ages = clubAgesAsked(club, all);
  return ages.length === 0 ? [has(['kidsClub', '1'])] : ages.map((age) => has(needTraits.clubTakes(age)));
}

export const clubAgesAsked = (club: NeedOf<'club'>, all: readonly Need[]): number[] => [
  ...new Set(club.ages.length > 0 ? club.ages : (needOf(all, 'ages')?.ages ?? [])),
];

/** All travellers fit one room, or two with a door between them. Children bring at least one adult. */
function partyConditions(needs: readonly Need[]): Condition[] {
  const party = partyOf(needs);
  return party ? [has(sleepsTrait(party.people, party.babies))] : [];
}

export function partyOf(needs: readonly Need[]): { people: number; babies: number } | undefined {
  const ages = needOf(needs, 'ages')?.ages ?? [];
  const people = needOf(needs, 'people')?.count;
  const adults = needOf(needs, 'adults')?.count;
  const children = Math.max(ages.length, needOf(needs, 'children')?.count ?? 0);
  if (people === undefined && adults === undefined && children === 0) return undefined;
  return { people: Math.max(people ?? 0, (adults ?? (children > 0 ? 1 : 0)) + children), babies: babiesIn(ages) };
}
