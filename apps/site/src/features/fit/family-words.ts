import { allergenNames } from '@myler/config/hotels';
import { dayInWords } from './days.ts';
import { ageOf, type Family } from './family.ts';
import { counted, inARow } from './finding.ts';

/** The family as it is understood: "Two adults; children of 3 and 7; 1 cot; step-free; without nuts; from 12 June". */
export function familyInWords(family: Family, today: string): string {
  const { adults, children, cots, stepFree, allergies, journey } = family;
  const ages = children.map((child) => Math.max(0, ageOf(child, today))).map(String);
  return [
    counted(adults, 'adult'),
    ...(ages.length > 0 ? [`${ages.length === 1 ? 'a child' : 'children'} of ${inARow(ages)}`] : []),
    ...(cots > 0 ? [counted(cots, 'cot')] : []),
    ...(stepFree ? ['step-free'] : []),
    ...(allergies.length > 0 ? [`without ${inARow(allergies.map((each) => allergenNames[each].toLowerCase()))}`] : []),
    ...(journey ? [`from ${dayInWords(journey, today)}`] : []),
  ].join('; ');
}
