import { allergenNames, type Allergen } from '@myler/config/allergens';

/** "milk": as it stands inside a sentence. */
export const allergenInSentence = (allergen: Allergen): string => allergenNames[allergen].toLowerCase();
