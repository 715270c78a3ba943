import { brand } from '@myler/config/brand';
import { pages } from '@myler/config/pages';
import type { Scene } from '@myler/art/scene';

export interface SocialCard {
  title: string;
  scene: Scene;
}

/** A card of the table of pages. The type comes from the scenes, so that an unknown motif does not compile. */
type Drawn = { title: string } & Pick<Scene, 'motif' | 'hour' | 'season' | 'seed'>;

/** By path, with hyphens in place of slashes. */
const cards = new Map<string, Drawn>(
  Object.entries(pages).flatMap(([path, page]) => [
    ...('card' in page && page.card !== 'hero' ? [[nameOf(path), page.card] as const] : []),
    ...('cards' in page
      ? Object.entries(page.cards).map(([slug, card]) => [nameOf(path.replace('$slug', slug)), card] as const)
      : []),
  ]),
);

function nameOf(path: string): string {
  return path.slice(1).replaceAll('/', '-');
}

/** The card of one of the site's own pages. The home page shows its hero. Undefined for paths without a card. */
export function socialPage(id: string, hero: Scene): SocialCard | undefined {
  if (id === 'home') return { title: brand.promise, scene: hero };
  const card = cards.get(id);
  if (!card) return undefined;
  const { title, ...scene } = card;
  return { title, scene: { ...scene, format: 'wide' } };
}
