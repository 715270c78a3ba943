import { currencyCodes } from '@myler/config/currencies';
import { HIGHEST_PRICE_BAND, priceBandLimits } from '@myler/config/hotels';
import { expect, it } from 'vitest';
import { contentEntries } from '../content/files.ts';
import { hotelEntry } from '../content/hotel-entry.ts';
import { priceBandOf } from './to-contract.ts';

const hotels = contentEntries('hotels', hotelEntry).read();

it.each(currencyCodes)(
  'a price filter in %s leaves exactly the hotels that cost at most what its label says',
  (code) => {
    const wrong = hotels.flatMap((hotel) => {
      const price = (hotel.priceFrom.find(({ currency }) => currency === code)?.amount ?? 0) / 100;
      const step = priceBandLimits[code].findIndex((limit) => price <= limit);
      const band = step === -1 ? HIGHEST_PRICE_BAND : step + 1;
      return band === priceBandOf(hotel) ? [] : [`${hotel.id} costs ${price} ${code}`];
    });
    expect(wrong).toEqual([]);
  },
);
