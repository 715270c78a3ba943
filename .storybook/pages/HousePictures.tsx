import { useState } from 'react';
import { drawGiftCard } from '../../packages/art/src/products/gift-card.ts';
import { drawMembershipCard } from '../../packages/art/src/products/membership-card-picture.ts';
import { drawVignette } from '../../packages/art/src/products/vignette.ts';
import { drawScene, type Scene } from '../../packages/art/src/scenes/index.ts';
import type { Drawing } from '../../packages/art/src/core/drawing.ts';
import { asAddress } from '../brand/drawings.ts';
import './pages.css';

/** The picture over the introduction. */
export const Opening = () => (
  <div className="page-opening sb-unstyled">
    <Drawn
      alt="The sea at dusk, with a sailing boat and palms"
      draw={() => drawScene({ motif: 'island', hour: 'dusk', season: 'summer', seed: 7, format: 'wide' })}
    />
  </div>
);

const arches: readonly (Scene & { alt: string; format: 'portrait' })[] = [
  {
    motif: 'tuscany',
    hour: 'gold',
    season: 'autumn',
    seed: 4,
    format: 'portrait',
    alt: 'A village on a hill, late in the day',
  },
  { motif: 'alps', hour: 'dawn', season: 'winter', seed: 11, format: 'portrait', alt: 'Mountains in the snow at dawn' },
  { motif: 'dunes', hour: 'night', season: 'spring', seed: 5, format: 'portrait', alt: 'An oasis at night' },
];

/** What the house draws: places under arches, cards, and the small drawings of empty pages. */
export const HousePictures = () => (
  <>
    <div className="page-arches sb-unstyled">
      {arches.map(({ alt, ...scene }) => (
        <Drawn key={alt} alt={alt} draw={() => drawScene(scene)} />
      ))}
    </div>
    <div className="page-cards sb-unstyled">
      <Drawn alt="The Gold membership card" draw={() => drawMembershipCard('gold')} />
      <Drawn alt="A gift card with kites" draw={() => drawGiftCard(5)} />
      <Drawn alt="A packed suitcase" draw={() => drawVignette('suitcase')} />
    </div>
  </>
);

function Drawn({ alt, draw }: { alt: string; draw: () => Drawing }) {
  const [{ svg, width, height }] = useState(draw);
  return <img src={asAddress(svg)} alt={alt} width={width} height={height} />;
}
