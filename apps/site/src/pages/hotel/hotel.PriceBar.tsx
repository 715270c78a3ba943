import type { Hotel } from '@myler/api-client/contract';
import { LinkButton } from '@myler/ui/button';
import { Price } from '@myler/ui/price';
import { BottomBar } from '@myler/ui/sections/bottom-bar';
import { priceTexts } from '@myler/domain/membership';
import { live } from '@myler/islands/attributes';

/** The price and the way to ask, above the enquiry form. */
export function HotelPriceBar({ hotel: { name, priceFrom } }: { hotel: Hotel }) {
  return (
    <BottomBar {...live({ 'bottom-bar': true })} aria-label={`Price of ${name}`}>
      <p>
        from{' '}
        <b>
          <Price prices={priceTexts(priceFrom)} />
        </b>{' '}
        a night
      </p>
      <LinkButton href="#enquire">Ask</LinkButton>
    </BottomBar>
  );
}
