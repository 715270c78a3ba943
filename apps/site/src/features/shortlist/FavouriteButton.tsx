import { useAtomValue } from 'jotai';
import { shortlistAtom } from '@myler/state/shortlist';
import { ShortlistButton } from '@myler/ui/shortlist-button';
import { action } from '@myler/islands/attributes';

export interface FavouriteButtonProps {
  hotel: { id: string; name: string };
  withWords?: boolean;
}

/**
 * The heart button of a hotel, for a card's `action` or a row. On server-rendered and client-rendered pages alike,
 * `app/event-delegation.ts` handles its press; `server-shortlist.ts` fills it on the server-rendered one.
 */
export function FavouriteButton({ hotel: { id, name }, withWords = false }: FavouriteButtonProps) {
  const isKept = useAtomValue(shortlistAtom).includes(id);
  return <ShortlistButton name={name} isKept={isKept} withWords={withWords} {...action({ favourite: id, name })} />;
}
