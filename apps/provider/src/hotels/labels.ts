import type { HotelTheme, Region } from '@myler/api-client/contract';

export const regionLabels: Record<Region, string> = {
  europe: 'Europe',
  'alps-and-north': 'The Alps and the North',
  africa: 'Africa',
  'indian-ocean': 'The Indian Ocean',
  asia: 'Asia',
  americas: 'The Americas',
};

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

export const monthLabels = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const countryNames = new Intl.DisplayNames(['en-GB'], { type: 'region' });

export function countryLabel(code: string): string {
  return (countryNames.of(code) ?? code).replace(' & ', ' and ');
}
