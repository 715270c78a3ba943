import { ShortlistButton } from '@myler/ui/shortlist-button';
import { action } from '@myler/islands/attributes';

export interface HotelHeartProps {
  hotel: { id: string; name: string };
  withWords?: boolean;
}

/**
 * The heart button of a hotel, for a card's `action` or a row. On server-rendered and client-rendered pages alike,
 * `app/event-delegation.ts` handles its press and `syncShortlist` sets its state.
 */
export function HotelHeart({ hotel: { id, name }, withWords = false }: HotelHeartProps) {
  return <ShortlistButton name={name} withWords={withWords} {...action({ heart: id, name })} />;
}
