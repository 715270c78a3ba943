import type { HotelPoint } from '@myler/api-client/contract';
import type { MapPart } from './HotelMap.tsx';
import { LiveHotelMap } from './LiveHotelMap.tsx';
import { plates, type PlateId } from './plates.ts';

export { LiveHotelMap };

/** The map as the server printed it, read back from its index and its parts. */
export function mapIsland(element: HTMLElement) {
  const hotels = [...element.querySelectorAll<HTMLAnchorElement>('[data-at]')].map((link): HotelPoint => {
    const [longitude = 0, latitude = 0] = (link.dataset['at'] ?? '').split(',').map(Number);
    return {
      id: link.pathname.split('/').at(-1) ?? '',
      name: link.textContent,
      place: link.nextElementSibling?.textContent ?? '',
      coordinates: { longitude, latitude },
    };
  });
  const parts = [...element.querySelectorAll<HTMLAnchorElement>('[data-part]')].map((link): MapPart => ({
    id: plateIdOf(link.dataset['part']),
    name: link.textContent,
    href: link.getAttribute('href') ?? '',
  }));
  const plateId = plateIdOf(element.querySelector<HTMLElement>('[data-plate]')?.dataset['plate']);
  return <LiveHotelMap hotels={hotels} plateId={plateId} parts={parts} />;
}

function plateIdOf(value: string | undefined): PlateId {
  return value && value in plates ? (value as PlateId) : 'world';
}
