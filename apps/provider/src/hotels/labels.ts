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

export function countryLabel(code: string): string {
  return (countryNames.of(code) ?? code).replace(' & ', ' and ');
}
