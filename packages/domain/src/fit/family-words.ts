import { formatDate } from '@myler/config/dates';
import { allergenInSentence } from '../words/allergens.ts';
import { ageOf, type Family } from './family.ts';
import { joinWithAnd } from '../words/lists.ts';
import { counted } from '../words/counts.ts';

/**
 * The family as an enquiry tells it, with birthdays: "2 adults; a child born June 12, 2023 (3), a child of 7; without
 * nuts". The day of arrival has a field of its own there.
 */
export function familyForEnquiry(family: Family, today: string): string {
  const children = family.children.map((child) => {
    const age = Math.max(0, ageOf(child, today));
    return 'born' in child ? `a child born ${formatDate(child.born)} (${age})` : `a child of ${age}`;
  });
  return [
    counted(family.adults, 'adult'),
    ...(children.length > 0 ? [children.join(', ')] : []),
    ...needsOf(family),
  ].join('; ');
}

/** The family as it is understood: "Two adults; children of 3 and 7; 1 cot; step-free; without nuts; from June 12, 2027". */
export function familyInWords(family: Family, today: string): string {
  const { adults, children, journey } = family;
  const ages = children.map((child) => Math.max(0, ageOf(child, today))).map(String);
  return [
    counted(adults, 'adult'),
    ...(ages.length > 0 ? [`${ages.length === 1 ? 'a child' : 'children'} of ${joinWithAnd(ages)}`] : []),
    ...needsOf(family),
    ...(journey ? [`from ${formatDate(journey)}`] : []),
  ].join('; ');
}

function needsOf({ cots, stepFree, allergies }: Family): string[] {
  return [
    ...(cots > 0 ? [counted(cots, 'cot')] : []),
    ...(stepFree ? ['step-free'] : []),
    ...(allergies.length > 0 ? [`without ${joinWithAnd(allergies.map(allergenInSentence))}`] : []),
  ];
}
