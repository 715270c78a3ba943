import type { HotelTheme } from '@myler/config/hotels';

export const themeLabels: Record<HotelTheme, string> = {
  beach: 'Beach',
  island: 'Island',
  snow: 'Snow',
  mountains: 'Mountains',
  lake: 'Lake',
  city: 'City',
  countryside: 'Countryside',
  desert: 'Desert',
  safari: 'Safari',
  forest: 'Forest',
  food: 'Food',
  spa: 'Spa',
  train: 'By train',
  culture: 'Culture',
};

const countryNames = new Intl.DisplayNames(['en-GB'], { type: 'region' });

const labels = new Map<string, string>();

/** Each label is computed once, because a list has one for every country. */
export function countryLabel(code: string): string {
  const cached = labels.get(code);
  if (cached !== undefined) return cached;
  const label = (countryNames.of(code) ?? code).replace(' & ', ' and ');
  labels.set(code, label);
  return label;
}
