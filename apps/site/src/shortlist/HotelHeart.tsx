import { useAtomValue } from 'jotai';
import { shortlistAtom } from '@myler/state/shortlist';
import { ShortlistButton } from '@myler/ui/shortlist-button';

export interface HotelHeartProps {
  hotel: { id: string; name: string };
  withWords?: boolean;
}

/**
 * The heart of a hotel, for a card's `action` or a row. It is pressed by the listener of the whole page
 * (`app/delegation.ts`), and shows what this device keeps; on the server, nothing.
 */
export function HotelHeart({ hotel, withWords = false }: HotelHeartProps) {
  const isKept = useAtomValue(shortlistAtom).includes(hotel.id);
  return <ShortlistButton id={hotel.id} name={hotel.name} isKept={isKept} withWords={withWords} />;
}
