import { useEffect, useRef, useState, type ComponentType } from 'react';
import { HotelMap, type HotelMapProps } from './HotelMap.tsx';

/**
 * The map on a page: a drawing with links at first, alive once it comes near the screen. On a page that the server made
 * the island does that (`app/islands.tsx`), on one that React made this does; the code is the same chunk.
 */
export function MapBeside(props: Omit<HotelMapProps, 'life' | 'children'>) {
  const frame = useRef<HTMLDivElement>(null);
  const [Live, setLive] = useState<ComponentType<typeof props>>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let isThere = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import('./map-island.tsx').then(({ LiveHotelMap }) => isThere && setLive(() => LiveHotelMap), ignore);
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => {
      isThere = false;
      observer.disconnect();
    };
  }, []);
  return (
    <div ref={frame} data-island="map">
      {Live ? <Live {...props} /> : <HotelMap {...props} />}
    </div>
  );
}

function ignore(): void {
  // The drawing stays, and its links work.
}
