import { ShortlistButton } from '@myler/ui/shortlist-button';
import { press } from '../../live/live.ts';

export interface HotelHeartProps {
  hotel: { id: string; name: string };
  withWords?: boolean;
}

/**
 * The heart of a hotel, for a card's `action` or a row. Whoever made the page, `app/event-delegation.ts` hears the press, and
 * `followShortlist` has it show what this device keeps.
 */
export function HotelHeart({ hotel: { id, name }, withWords = false }: HotelHeartProps) {
  return <ShortlistButton name={name} withWords={withWords} {...press({ heart: id, name })} />;
}
