import { createHash } from 'node:crypto';
import { drawSocialCard } from '@myler/art/social-card';
import type { DocumentEntry, HomeEntry } from '../content/document-entries.ts';
import type { SceneEntry } from '../content/scene.ts';
import type { Database } from '../store/database.ts';
import { documentData, hotelData } from './find-scene.ts';
import { socialPage, type SocialCard } from './social-pages.ts';

/** The width a shared link's picture has; 630 pixels of height follow from it. */
export const SOCIAL_WIDTH = 1200;

/**
 * What a shared link shows, by the name of what it leads to: "hotels/maison-palmier", "articles/the-night-train",
 * "press-releases/…", "inspirations/…", "pages/membership". Undefined where there is nothing to share.
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

/** The card as a drawing, made when it is wanted, and what it is kept under: its words and its scene. */
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
