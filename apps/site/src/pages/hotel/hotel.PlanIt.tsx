import { useAtomValue } from 'jotai';
import { address } from '@myler/config/address';
import { LinkButton } from '@myler/ui/button';
import { Icon } from '@myler/ui/icon';
import { envAtom } from '../../store/site-store.ts';

/** A link to this hotel's page in the member web app, with the way back (docs/product-decisions.md, Routes). */
export function HotelPlanIt({ hotelId, variant }: { hotelId: string; variant: 'outline' | 'gold' }) {
  const { webAppUrl } = useAtomValue(envAtom);
  const back = encodeURIComponent(address('/our-hotels/$id', { params: { id: hotelId } }));
  return (
    <LinkButton variant={variant} href={`${webAppUrl}/hotels/${hotelId}?redirect=${back}`}>
      Plan it in the members’ app <Icon name="out" size={16} />
    </LinkButton>
  );
}
