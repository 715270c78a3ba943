import { ageOf, dayOfStay, type Child, type Family } from './family.ts';
import type { Travellers } from './finding.ts';

/** The family on the day for which hotels are assessed. */
export function travellersOf(family: Family, today: string): Travellers {
  const day = dayOfStay(family, today);
  const cots = Math.min(family.cots, family.children.length);
  return {
    day,
    today,
    inBeds: family.adults + family.children.length - cots,
    cots: family.cots,
    children: family.children.map((child) => ({
      name: nameOf(child, family.children, day),
      age: ageOf(child, day),
      ageToday: ageOf(child, today),
      born: 'born' in child ? child.born : undefined,
    })),
  };
}

/** There are no names: a child is the only one, the younger or the older of two, or one of its age. */
function nameOf(child: Child, children: readonly Child[], day: string): string {
  const age = ageOf(child, day);
  const other = children.length === 2 ? children.find((each) => each !== child) : undefined;
  if (children.length === 1) return 'your child';
  if (other && ageOf(other, day) !== age) return age < ageOf(other, day) ? 'your younger child' : 'your older child';
  return `your child of ${age}`;
}
