import type { HotelTheme } from '@myler/config/hotels';

/** Each theme as the end of a phrase: "Connecting rooms by a lake". */
export const themePhrases: Record<HotelTheme, string> = {
  beach: 'by a beach',
  island: 'on an island',
  snow: 'in snow',
  mountains: 'in the mountains',
  lake: 'by a lake',
  city: 'in a city',
  countryside: 'in the countryside',
  desert: 'in the desert',
  safari: 'on safari',
  forest: 'in a forest',
  food: 'for the food',
  spa: 'with a spa',
  train: 'by train',
  culture: 'for the culture',
};
