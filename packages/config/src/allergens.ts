/** What a kitchen can leave out for a child with an allergy, with the texts of the filter. */
export const allergenNames = {
  nuts: 'Nuts and peanuts',
  gluten: 'Gluten',
  milk: 'Milk',
  eggs: 'Eggs',
  fish: 'Fish',
  shellfish: 'Shellfish',
  soya: 'Soya',
  sesame: 'Sesame',
} as const;
export type Allergen = keyof typeof allergenNames;
/** The ids of the allergens, in the order of the filter. */
export const allergens = /* @__PURE__ */ Object.keys(allergenNames) as Allergen[];
