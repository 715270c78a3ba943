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
