import { createHash } from 'node:crypto';
import { drawSocialCard } from '@myler/art/social-card';
import type { DocumentEntry, HomeEntry } from '../content/document-entries.ts';
import type { SceneEntry } from '../content/scene.ts';
import type { Database } from '../store/database.ts';
import { documentData, hotelData } from './find-scene.ts';
import { socialPage, type SocialCard } from './social-pages.ts';

/** The width of a shared link's picture. Its height is 630 pixels. */
export const SOCIAL_WIDTH = 1200;

/**
 * The card of a shared link, by the kind and id of its target: "hotels/maison-palmier", "articles/the-night-train",
 * "press-releases/…", "inspirations/…", "pages/membership". Undefined for unknown targets.
 */
export async function findSocialCard(db: Database, kind: string, id: string): Promise<SocialCard | undefined> {
  if (kind === 'pages') {
    const home = await documentData<HomeEntry>(db, 'home', 'home');
    return home && socialPage(id, sceneOf(home.hero));
  }
  if (kind === 'hotels') {
    const hotel = await hotelData(db, id);
    const [scene] = hotel?.scenes ?? [];
    return hotel && scene && { title: `${hotel.name}, ${hotel.place}`, scene: sceneOf(scene) };
  }
  if (!isShared(kind)) return undefined;
  const document = await documentData<DocumentEntry<'articles'>>(db, kind, id);
  return document && { title: document.title, scene: sceneOf(document.scene) };
}

/** The key under which a card is cached, a hash of its text and scene, and the function that draws it. */
export function socialDrawing(card: SocialCard): { key: string; draw: () => string } {
  const key = createHash('sha256').update(JSON.stringify(card)).digest('hex').slice(0, 12);
  return { key: `social-${key}`, draw: () => drawSocialCard(card).svg };
}

function isShared(kind: string): boolean {
  return kind === 'articles' || kind === 'press-releases' || kind === 'inspirations';
}

function sceneOf({ alt: _, details, ...scene }: SceneEntry): SocialCard['scene'] {
  return { ...scene, ...(details ? { details } : {}) };
}
