import type { Hotel } from '@myler/api-client/contract';
import { LinkButton } from '@myler/ui/button';
import { Price } from '@myler/ui/price';
import { priceTexts } from '@myler/domain/membership';
import { live } from '@myler/islands/attributes';
import styles from './hotel.PriceBar.module.css';

/**
 * The price and the way to ask, at the bottom of a telephone's window. It is sticky and not fixed: it ends where it
 * stands on the page, above the enquiry form, so that it never covers the form or the footer.
 */
export function HotelPriceBar({ hotel: { name, priceFrom } }: { hotel: Hotel }) {
  return (
    <aside className={styles.bar} {...live({ 'bottom-bar': true })} aria-label={`Price of ${name}`}>
      <p>
        from{' '}
        <b>
          <Price prices={priceTexts(priceFrom)} />
        </b>{' '}
        a night
      </p>
      <LinkButton href="#enquire">Ask</LinkButton>
    </aside>
  );
}
